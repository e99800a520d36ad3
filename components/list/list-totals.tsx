"use client"

import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import type { ListColumn, ListRecord } from "./types"

interface Props<Row extends ListRecord> {
  columns: ListColumn<Row>[]
  sums: object[]
  /** Set if the sums could not be loaded. */
  onRetry?: () => void
  /** The table has a column of checkboxes, and one of actions. */
  selects: boolean
  hasActions: boolean
}

const cell = "p-0 md:h-11 md:px-2 xl:px-3"

/**
 * The rows of totals below a list's rows, which stay in view while the page scrolls. On phones each is a line of the
 * columns that have a sum.
 */
export function ListTotals<Row extends ListRecord>({ columns, sums, onRetry, selects, hasActions }: Props<Row>) {
  const t = useTranslations("list")
  const ui = useTranslations("ui")
  const first = columns.findIndex(({ sum }) => sum)
  if (first === -1 || (sums.length === 0 && !onRetry)) return null
  // Columns before the first sum give their room to the label.
  const labelSpan = first + (selects ? 1 : 0)
  return (
    <tfoot className="sticky bottom-0 z-10 block bg-sunken shadow-[inset_0_1px_0_var(--line),0_1px_0_var(--line)] md:table-footer-group print:static print:md:table-row-group">
      {onRetry && (
        <tr className="block md:table-row">
          <td
            colSpan={labelSpan + columns.length - first + (hasActions ? 1 : 0)}
            className="block px-4 py-2 md:table-cell md:px-5"
          >
            <span role="alert">{t("totalsFailed")}</span>{" "}
            <Button variant="ghost" size="sm" onClick={onRetry}>
              {ui("retry")}
            </Button>
          </td>
        </tr>
      )}
      {sums.map((sum, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: totals have no identity; their cells have no state
        <tr key={index} className="flex flex-wrap items-baseline gap-x-5 gap-y-0.5 px-4 py-2 md:table-row">
          {labelSpan > 0 && (
            <th
              scope="row"
              colSpan={labelSpan}
              className={`${cell} text-start font-medium text-ink-muted text-xs max-md:basis-full md:ps-5 xl:ps-5 ${index > 0 ? "max-md:sr-only" : ""}`}
            >
              <span className={index > 0 ? "sr-only" : undefined}>{t("totals")}</span>
            </th>
          )}
          {columns.slice(first).map((column, at) => (
            <td
              key={column.name}
              className={`${cell} tabular font-medium ${column.sum ? "" : "max-md:hidden"} ${column.align === "end" ? "md:text-end" : ""}`}
            >
              {column.sum && (
                <span className="me-1.5 font-normal text-ink-muted text-xs md:hidden">{column.header}</span>
              )}
              {labelSpan === 0 && at === 0 && <span className="sr-only">{t("totals")}</span>}
              {column.sum && <bdi>{column.sum.cell(sum as never)}</bdi>}
            </td>
          ))}
          {hasActions && <td className="max-md:hidden" />}
        </tr>
      ))}
    </tfoot>
  )
}
