"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { hasNoVat } from "@/lib/features/invoices/values"
import { useFormats } from "../use-formats"

interface Props {
  currency: string
  netMinor: number
  linesMinor: number
  documentDiscountMinor: number
  vatSummary: Pick<InvoiceDocument["vatSummary"][number], "category" | "rate" | "netMinor" | "vatMinor">[]
  totalMinor: number
  paidMinor: number
  creditedMinor?: number
  balanceMinor: number
}

/** Discount, net, VAT by rate, total, amounts credited and paid, and balance. */
export function Totals(props: Props) {
  const {
    currency,
    netMinor,
    documentDiscountMinor: discount,
    vatSummary,
    totalMinor,
    paidMinor,
    creditedMinor = 0,
    balanceMinor,
  } = props
  const t = useTranslations("invoices.paper")
  const categories = useTranslations("invoices.vatCategories")
  const formats = useFormats()
  const money = (minor: number) => formats.money(minor, currency)
  const rows: { key: string; label: string; minor: number; strong?: boolean }[] = [
    ...(discount === 0
      ? []
      : [
          { key: "lines", label: t("linesTotal"), minor: props.linesMinor },
          { key: "discount", label: t("discount"), minor: -discount },
        ]),
    { key: "net", label: t("subtotal"), minor: netMinor },
    ...vatSummary.map(({ category, rate, netMinor: net, vatMinor }) => ({
      key: hasNoVat(category) ? `vat${category}` : `vat${rate}`,
      label: hasNoVat(category)
        ? t("noVatOf", { category: categories(category), net: money(net) })
        : t("vatOf", { rate: formats.rate(rate), net: money(net) }),
      minor: vatMinor,
    })),
    { key: "total", label: t("total"), minor: totalMinor, strong: true },
  ]
  if (creditedMinor !== 0) rows.push({ key: "credited", label: t("credited"), minor: -creditedMinor })
  if (paidMinor !== 0) rows.push({ key: "paid", label: t("paid"), minor: -paidMinor })
  if (creditedMinor !== 0 || paidMinor !== 0)
    rows.push({ key: "balance", label: t("balance"), minor: balanceMinor, strong: true })
  return (
    <dl className="ms-auto grid w-full max-w-sm grid-cols-[minmax(0,1fr)_auto] gap-x-6">
      {rows.map(({ key, label, minor, strong }) => (
        <div
          key={key}
          data-sum={key}
          className={clsx(
            "col-span-2 grid grid-cols-subgrid items-baseline py-1.5",
            strong ? "border-t font-semibold text-base text-ink" : "text-dense text-ink-muted",
          )}
        >
          <dt>{label}</dt>
          <dd className={clsx("tabular text-end", !strong && "text-ink")}>{money(minor)}</dd>
        </div>
      ))}
    </dl>
  )
}
