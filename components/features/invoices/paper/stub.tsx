"use client"

import { useTranslations } from "next-intl"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { useFormats } from "../use-formats"

/** The payment stub to cut off and send with the payment. */
export function Stub({ invoice }: { invoice: InvoiceDocument }) {
  const t = useTranslations("invoices.paper")
  const { money, date } = useFormats()
  const facts = [
    [t("title"), invoice.number ?? t("draft")],
    [t("totalDue"), money(invoice.balanceMinor, invoice.currency)],
    [t("due"), date(invoice.dueDate, "long")],
    [t("iban"), invoice.billing.iban],
  ].filter(([, value]) => value)
  return (
    <section className="mt-8 break-inside-avoid border-line-strong border-t border-dashed pt-5">
      <h3 className="font-semibold text-base">{t("stub")}</h3>
      <p className="text-ink-muted text-xs">{t("stubText")}</p>
      <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-4">
        {facts.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-ink-muted text-xs">{term}</dt>
            <dd className="tabular wrap-anywhere font-medium text-dense">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
