"use client"

import { useFormatter, useTranslations } from "next-intl"
import type { RecordedChange } from "@/lib/features/invoices/schema/payment-change"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { useFormats } from "../use-formats"

interface Props extends Pick<InvoiceDocument, "currency"> {
  /** The changes of one payment, oldest first. */
  changes: RecordedChange[]
  /** The payment's note as it is now. Earlier ones are shown if they differ. */
  note?: string
}

/** The earlier versions of a payment, with the user and date of each change. */
export function PaymentChanges({ changes, currency, note = "" }: Props) {
  const t = useTranslations("invoices.paymentChanges")
  const tMethod = useTranslations("invoices.methods")
  const { money, date } = useFormats()
  const format = useFormatter()
  if (changes.length === 0) return null
  return (
    <ul className="space-y-1 text-ink-muted text-xs" aria-label={t("title")}>
      {changes.map((change) => (
        <li key={change.id} className="wrap-anywhere">
          {t(change.what, {
            day: format.dateTime(new Date(change.at), { dateStyle: "medium" }),
            name: change.by,
            amount: money(change.amountMinor, currency),
            date: date(change.paidDate),
            method: tMethod(change.method),
          })}
          {change.note && change.note !== note && (
            <span className="block">{t(change.kind === "refund" ? "reason" : "note", { note: change.note })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
