"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import type { Column } from "./columns"
import { useCellWords } from "./use-cell-words"
import type { Finding } from "./use-findings"
import type { SheetEdits } from "./use-sheet-edits"

/** How many conflicts are listed; the rest is decided with the buttons for all, or in the sheet. */
const maxListed = 20

interface Props {
  conflicts: Finding[]
  edits: SheetEdits
  columns: Column[]
}

/** Prices that somebody else has changed meanwhile: theirs and mine, to choose from. */
export function Conflicts({ conflicts, edits, columns }: Props) {
  const t = useTranslations("price-sheet")
  const { priceText } = useCellWords()
  // A draft with the version of now has seen the price of the other person.
  const keep = (cells: Finding[]) =>
    edits.change(cells.map(({ key, draft, version }) => [key, draft && { ...draft, version }] as const))
  const take = (cells: Finding[]) => edits.change(cells.map(({ key }) => [key, undefined] as const))
  const columnOf = (shop: number | null) =>
    columns.find((column) => column.kind === "price" && column.shop === shop) as
      | { name?: string; currency: string }
      | undefined
  const choice = (cells: Finding[], name?: string) => (
    <span className="flex gap-2">
      <Button size="sm" variant="outline" label={name && t("keepMineOf", { name })} onClick={() => keep(cells)}>
        {t("keepMine")}
      </Button>
      <Button size="sm" variant="outline" label={name && t("takeTheirsOf", { name })} onClick={() => take(cells)}>
        {t("takeTheirs")}
      </Button>
    </span>
  )
  return (
    <Alert announce tone="warning" title={t("conflicts", { count: conflicts.length })} action={choice(conflicts)}>
      <ul className="mt-2 flex max-h-48 flex-col gap-2 overflow-y-auto">
        {conflicts.slice(0, maxListed).map((cell) => {
          const column = columnOf(cell.shop)
          const name = `${cell.row.name}, ${column?.name ?? t("allShops")}`
          const currency = column?.currency ?? ""
          return (
            <li key={cell.key} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                <bdi>{name}</bdi>{" "}
                <span className="tabular">
                  {t("theirsAndMine", {
                    theirs: priceText(cell.amount, currency),
                    mine: priceText(cell.wanted ?? null, currency),
                  })}
                </span>
              </span>
              {choice([cell], name)}
            </li>
          )
        })}
      </ul>
      {conflicts.length > maxListed && <p>{t("moreConflicts", { count: conflicts.length - maxListed })}</p>}
    </Alert>
  )
}
