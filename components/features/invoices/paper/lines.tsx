"use client"

import { useTranslations } from "next-intl"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { hasNoVat } from "@/lib/features/invoices/values"
import { useFormats } from "../use-formats"

type Line = InvoiceDocument["lines"][number]

const head = "border-y bg-sunken px-2 py-2 font-medium text-ink-muted text-xs first:ps-3 last:pe-3 whitespace-nowrap"
const figure = "tabular px-2 text-end align-top sm:last:pe-3 max-sm:p-0 max-sm:last:ms-auto max-sm:last:font-medium"

/** The lines of the invoice: a table, on phones one block per line. */
export function Lines({ lines, currency }: Pick<InvoiceDocument, "lines" | "currency">) {
  const t = useTranslations("invoices.paper")
  const { money, rate, quantity } = useFormats()
  const units = useTranslations("invoices.unitMarks")
  const quantityText = (qty: number, unit: Line["unit"]) =>
    unit === "C62" ? quantity(qty) : `${quantity(qty)} ${units(unit)}`
  const hasDiscounts = lines.some(({ discount }) => discount > 0)
  const columns: { key: string; header: string; text: (line: Line) => string; unit?: (line: Line) => string }[] = [
    { key: "qty", header: t("qty"), text: ({ qty, unit }) => quantityText(qty, unit) },
    { key: "price", header: t("price"), text: ({ unitPriceMinor }) => money(unitPriceMinor, currency) },
    ...(hasDiscounts
      ? [{ key: "discount", header: t("discount"), text: ({ discount }: Line) => (discount ? rate(discount) : "") }]
      : []),
    { key: "vat", header: t("vat"), text: ({ vatRate, vatCategory }) => (hasNoVat(vatCategory) ? "–" : rate(vatRate)) },
    { key: "net", header: t("net"), text: ({ netMinor }) => money(netMinor, currency) },
  ]
  return (
    <table className="w-full border-separate border-spacing-0 text-dense max-sm:block">
      <caption className="sr-only">{t("item")}</caption>
      <thead className="max-sm:hidden">
        <tr>
          <th scope="col" className={`${head} text-start`}>
            {t("item")}
          </th>
          {columns.map(({ key, header }) => (
            <th key={key} scope="col" className={`${head} text-end`}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {lines.map((line, i) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move.
            key={i}
            className="break-inside-avoid max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:gap-y-1 max-sm:border-b max-sm:py-3 sm:*:border-b sm:*:py-2.5"
          >
            <td className="min-w-0 ps-3 pe-2 align-top max-sm:basis-full max-sm:p-0">
              <span className="wrap-anywhere block text-ink">{line.item}</span>
              {line.description && (
                <span className="wrap-anywhere block whitespace-pre-line text-ink-muted text-xs">
                  {line.description}
                </span>
              )}
            </td>
            {columns.map(({ key, header, text }) => (
              <td key={key} className={`${figure} ${text(line) ? "" : "max-sm:hidden"}`}>
                <span className="me-1 text-ink-muted sm:hidden">{header}</span>
                {text(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
