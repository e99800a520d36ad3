"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import { faceOf } from "./count-fields"

interface Props {
  label: string
  currency: string
  pieces: readonly { value: number; pieces: number; amount: number }[]
  /** Money of which nobody has said which notes and coins it is. */
  unsorted?: number
}

/** Notes and coins with their sums, and the total. */
export function PiecesTable({ label, currency, pieces, unsorted = 0 }: Props) {
  const t = useTranslations("cash")
  const locale = useLanguage()
  const format = useFormatter()
  const total = pieces.reduce((sum, { amount }) => sum + amount, unsorted)
  return (
    <Table label={label} density="compact">
      <THead>
        <TR>
          <TH>{t("table.face")}</TH>
          <TH numeric>{t("table.pieces")}</TH>
          <TH numeric>{t("table.amount")}</TH>
        </TR>
      </THead>
      <TBody>
        {pieces.map(({ value, pieces: of, amount }) => (
          <TR key={value}>
            <TD>{faceOf(value, currency, locale)}</TD>
            <TD numeric>{format.number(of)}</TD>
            <TD numeric>{money(amount, currency, locale)}</TD>
          </TR>
        ))}
        {unsorted !== 0 && (
          <TR>
            <TD>{t("table.unsorted")}</TD>
            <TD />
            <TD numeric>{money(unsorted, currency, locale)}</TD>
          </TR>
        )}
        <TR>
          <TD className="font-semibold">{t("table.total")}</TD>
          <TD />
          <TD numeric className="font-semibold">
            {money(total, currency, locale)}
          </TD>
        </TR>
      </TBody>
    </Table>
  )
}
