import { useFormatter, useTranslations } from "next-intl"
import type { ReactNode } from "react"
import type { ListColumn } from "@/components/list/types"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"

type Look = Partial<Pick<ListColumn<object>, "width" | "phone"> & { header: string }>
type Column<Part extends object> = <Row extends Part>(look?: Look) => ListColumn<Row>

/** A column with the name of a row, and a detail below it. */
export const TwoLines = ({ what, detail }: { what: ReactNode; detail: ReactNode }) => (
  <span className="block min-w-0">
    <bdi className="block truncate font-medium text-ink">{what}</bdi>
    <bdi className="block truncate text-ink-muted text-xs">{detail}</bdi>
  </span>
)

/** How the first column looks: on a phone it is the line of the row. */
export const leading = { phone: "line", shown: "always" } as const

/** The columns that several lists of stock have, and how they show days. */
export function useSharedColumns() {
  const t = useTranslations("stock")
  const locale = useLanguage()
  const format = useFormatter()
  const shop: Column<{ shopName: string }> = (look) => ({
    name: "shop",
    header: t("fields.shop"),
    cell: ({ shopName }) => <bdi className="block truncate">{shopName}</bdi>,
    text: ({ shopName }) => shopName,
    width: "w-[18%]",
    ...look,
  })
  const pieces: Column<{ pieces: number }> = (look) => ({
    name: "pieces",
    header: t("fields.quantity"),
    cell: ({ pieces: count }) => <span className="tabular">{count}</span>,
    text: ({ pieces: count }) => count,
    align: "end",
    width: "w-[12%]",
    ...look,
  })
  /** Empty for those who may not know what goods cost. */
  const value: Column<{ value?: number; currency: string }> = (look) => ({
    name: "value",
    header: t("fields.value"),
    cell: ({ value: amount, currency }) =>
      amount !== undefined && <span className="tabular">{money(amount, currency, locale)}</span>,
    text: ({ value: amount }) => (amount === undefined ? "" : major(amount)),
    align: "end",
    width: "w-[14%]",
    ...look,
  })
  const day = (date: string) =>
    format.dateTime(new Date(`${date.slice(0, 10)}T00:00:00Z`), { dateStyle: "medium", timeZone: "UTC" })
  return { shop, pieces, value, day }
}

/** Without the column of what goods cost, unless the user may know that. */
export const withCost = <Row extends object>(seesCost: boolean, columns: ListColumn<Row>[]) =>
  seesCost ? columns : columns.filter(({ name }) => name !== "value")
