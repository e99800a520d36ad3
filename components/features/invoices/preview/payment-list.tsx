"use client"

import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Progress } from "@/components/ui/progress"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { useFormats } from "../use-formats"

/** The payments of an invoice and its balance. */
export function PaymentList({ invoice }: { invoice: InvoiceDocument }) {
  const t = useTranslations("invoices")
  const { money, date } = useFormats()
  const { payments, currency, balanceMinor, paidMinor, totalMinor } = invoice
  const balanceLabel = balanceMinor > 0 ? t("view.balance") : t(balanceMinor < 0 ? "view.overpaid" : "view.allPaid")
  const share = totalMinor > 0 ? Math.min(100, Math.round((paidMinor / totalMinor) * 100)) : 0
  return (
    <Card>
      <CardHeader title={t("view.payments")} />
      <CardBody className="space-y-3">
        <p className="flex items-baseline justify-between gap-3 text-dense">
          <span className="text-ink-muted">{balanceLabel}</span>
          <strong className="tabular font-semibold text-base">{money(Math.abs(balanceMinor), currency)}</strong>
        </p>
        <Progress value={share} label={t("view.payments")} />
        {payments.length === 0 && <p className="text-dense text-ink-muted">{t("view.noPayments")}</p>}
        <ul className="divide-y">
          {payments.map(({ id, amountMinor, paidDate, method, note }) => (
            <li key={id} className="py-2.5 text-dense last:pb-0">
              <span className="flex items-baseline justify-between gap-3">
                <span className="text-ink-muted">{date(paidDate)}</span>
                <span className="tabular font-medium">{money(amountMinor, currency)}</span>
              </span>
              <span className="block text-ink-muted text-xs">{t(`methods.${method}`)}</span>
              {note && <span className="wrap-anywhere block text-ink-muted text-xs">{note}</span>}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
