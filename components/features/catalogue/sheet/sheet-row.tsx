"use client"

import { useFormatter, useTranslations } from "next-intl"
import type { SheetRow as Row } from "@/lib/features/catalogue/schema/price-sheet"
import { writeAmount } from "./amounts"
import { CellInput } from "./cell-input"
import { priceIn, stateOf } from "./cell-state"
import { type Column, marginOf } from "./columns"
import type { Drafts } from "./edits"
import type { rangeOf } from "./moves"
import { cellRole } from "./roles"
import { SheetCell } from "./sheet-cell"
import { useCellWords } from "./use-cell-words"

export interface Editing {
  /** The letter that began it; undefined if the cell keeps its text. */
  typed?: string
}

interface Props {
  row: Row
  index: number
  columns: Column[]
  gridId: string
  drafts: Drafts
  /** Messages of the server by cell. */
  problems: Record<string, string>
  locale: string
  range: ReturnType<typeof rangeOf>
  /** The active column, if the active cell is in this row. */
  active?: number
  editing?: Editing
  textOf: (column: number) => string
  onPress: (column: number, isExtended: boolean) => void
  onEnter: (column: number) => void
  onEdit: (column: number) => void
  onCommit: (text: string, move?: { by: "row" | "column"; isBack: boolean }) => void
  onCancel: () => void
}

/** A product with its prices. */
export function SheetRow(props: Props) {
  const { row, index, columns, gridId, drafts, problems, locale, range, active, editing } = props
  const t = useTranslations("price-sheet")
  const format = useFormatter()
  const words = useCellWords()
  const priced = columns.findLast((column) => column.kind === "price")
  const margin = () => {
    const found = priced?.kind === "price" && marginOf(row, priceIn(row, priced.shop, drafts, locale), priced.country)
    return typeof found === "number"
      ? format.number(found / 10_000, { style: "percent", maximumFractionDigits: 1 })
      : ""
  }
  const inRange = (column: number) =>
    index >= range.top && index <= range.bottom && column >= range.start && column <= range.end
  return (
    <>
      <div
        {...cellRole("rowheader", 1)}
        className="sticky start-0 z-10 flex min-w-0 flex-col justify-center border-line border-e border-b bg-card px-3"
      >
        <bdi className="truncate text-dense text-ink">{row.name}</bdi>
        <span className="truncate text-ink-muted text-xs">
          {[row.sku, row.state === "active" ? row.categoryName : words.state(row.state)].filter(Boolean).join(" · ")}
        </span>
      </div>
      {columns.map((column, at) => {
        const base = {
          id: `${gridId}-${row.id}-${at}`,
          columnIndex: at + 2,
          isActive: active === at,
          isSelected: inRange(at),
          onPress: (isExtended: boolean) => props.onPress(at, isExtended),
          onEnter: () => props.onEnter(at),
          onEdit: () => props.onEdit(at),
        }
        if (column.kind !== "price")
          return (
            <SheetCell key={column.kind} {...base} isReadOnly>
              {column.kind === "margin" ? margin() : writeAmount(row.cost ?? null, locale)}
            </SheetCell>
          )
        const state = stateOf(row, column.shop, drafts, locale)
        const inherited = state.draft || state.amount !== null ? null : priceIn(row, null, drafts, locale)
        const isSameCurrency = column.currency === (columns[0]?.kind === "price" ? columns[0].currency : "")
        return (
          <SheetCell
            key={`shop${column.shop}`}
            {...base}
            isReadOnly={!column.maySet}
            isDraft={state.draft !== undefined}
            problem={words.problem(state, column.currency) ?? (state.draft && problems[state.key])}
            isConflict={state.isConflict}
            hint={words.next(state, column.currency)}
            isFaint={state.amount === null}
          >
            {state.draft ? (
              state.wanted === null ? (
                <span className="text-xs italic">{t("asAll")}</span>
              ) : (
                (state.wanted !== undefined && writeAmount(state.wanted, locale)) || state.draft.text || "–"
              )
            ) : (
              writeAmount(state.amount ?? (isSameCurrency ? inherited : null), locale)
            )}
            {active === at && editing && (
              <CellInput
                label={t("cell", { name: row.name, column: column.name ?? t("allShops") })}
                initial={editing.typed ?? props.textOf(at)}
                isSelected={editing.typed === undefined}
                onCommit={props.onCommit}
                onCancel={props.onCancel}
              />
            )}
          </SheetCell>
        )
      })}
    </>
  )
}
