"use client"

import { useTranslations } from "next-intl"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { useFormats } from "../use-formats"

function Remark({ title, text }: { title: string; text: string }) {
  return (
    <div className="break-inside-avoid">
      <h3 className="font-medium text-dense text-ink-muted">{title}</h3>
      <p className="wrap-anywhere mt-0.5 max-w-prose whitespace-pre-line text-ink text-sm">{text}</p>
    </div>
  )
}

/** Why there is no VAT, the salesperson, terms and note below the totals, as far as the invoice shows them. */
export function Remarks({ invoice }: { invoice: InvoiceDocument }) {
  const t = useTranslations("invoices")
  const { date } = useFormats()
  const method = t(`methods.${invoice.acceptedPayment}`)
  const terms = invoice.terms || t("paper.termsText", { date: date(invoice.dueDate, "long"), method })
  return (
    <div className="space-y-4">
      {invoice.vatReasons.length > 0 && (
        <Remark title={t("paper.vatReasons")} text={invoice.vatReasons.map(({ text }) => text).join("\n")} />
      )}
      {invoice.salesperson && <Remark title={t("paper.salesperson")} text={invoice.salesperson.fullName} />}
      {invoice.showsPaymentTerms && <Remark title={t("paper.terms")} text={terms} />}
      {invoice.showsNote && invoice.note && (
        <Remark title={t(invoice.kind === "credit" ? "paper.reason" : "paper.note")} text={invoice.note} />
      )}
    </div>
  )
}
