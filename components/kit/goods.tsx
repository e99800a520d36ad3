"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import type { Tone } from "@/components/ui/tone"

const states = { inStock: "success", low: "warning", ordered: "info", soldOut: "danger" } as const
type State = keyof typeof states

/** Sample products for the table demos. */
export const goods: {
  name: string
  category: "pens" | "notebooks" | "paper" | "gifts"
  pieces: number
  price: number
  state: State
}[] = [
  { name: "Studio Fountain Pen", category: "pens", pieces: 48, price: 62, state: "inStock" },
  { name: "Dot Grid A5", category: "notebooks", pieces: 12, price: 14.5, state: "low" },
  { name: "Laid Letter Paper", category: "paper", pieces: 0, price: 9.9, state: "soldOut" },
  { name: "Wax Seal Kit", category: "gifts", pieces: 30, price: 42, state: "ordered" },
]
export const toneOf = (state: State): Tone => states[state]

/** The header row of the product tables. */
export function GoodsHead() {
  const t = useTranslations("kit/tables.goods")
  return (
    <THead>
      <TR>
        <TH>{t("name")}</TH>
        <TH className="max-sm:hidden">{t("category")}</TH>
        <TH numeric>{t("pieces")}</TH>
        <TH numeric>{t("price")}</TH>
        <TH>{t("state")}</TH>
      </TR>
    </THead>
  )
}

interface Props {
  /** Colours each row by its state instead of showing a badge. */
  contextual?: boolean
  rowClassName?: string
}

/** The body of the product tables, one row per product. */
export function GoodsBody({ contextual, rowClassName }: Props) {
  const t = useTranslations("kit/tables.goods")
  const format = useFormatter()
  return (
    <TBody>
      {goods.map(({ name, category, pieces, price, state }) => (
        <TR key={name} tone={contextual ? toneOf(state) : undefined} className={rowClassName}>
          <TD className="font-medium">{name}</TD>
          <TD className="max-sm:hidden">{t(`categories.${category}`)}</TD>
          <TD numeric>{format.number(pieces)}</TD>
          <TD numeric>{format.number(price, { style: "currency", currency: "EUR" })}</TD>
          <TD>{contextual ? t(`states.${state}`) : <Badge tone={toneOf(state)}>{t(`states.${state}`)}</Badge>}</TD>
        </TR>
      ))}
    </TBody>
  )
}
