"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import type { VatRow } from "@/lib/core/vat"
import { useFormats } from "../use-formats"

interface Props {
  currency: string
  netMinor: number
  vatSummary: VatRow[]
  totalMinor: number
  paidMinor: number
  creditedMinor?: number
  balanceMinor: number
}

/** Net, VAT by rate, total, amounts credited and paid, and balance. */
export function Totals(props: Props) {
  const { currency, netMinor, vatSummary, totalMinor, paidMinor, creditedMinor = 0, balanceMinor } = props
  const t = useTranslations("invoices.paper")
  const formats = useFormats()
  const money = (minor: number) => formats.money(minor, currency)
  const rows: { key: string; label: string; minor: number; strong?: boolean }[] = [
    { key: "net", label: t("subtotal"), minor: netMinor },
    ...vatSummary.map(({ rate, netMinor: net, vatMinor }) => ({
      key: `vat${rate}`,
      label: t("vatOf", { rate: formats.rate(rate), net: money(net) }),
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
