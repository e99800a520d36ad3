"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Drawer } from "@/components/ui/drawer"
import { Progress } from "@/components/ui/progress"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { loadPaymentForm } from "../invoice-drawers"
import { useFormats } from "../use-formats"
import { PaymentChanges } from "./payment-changes"
import { PaymentEntry } from "./payment-entry"

const PaymentForm = lazy(loadPaymentForm)

function balanceKey({ balanceMinor, status }: InvoiceDocument) {
  if (balanceMinor > 0) return "view.balance"
  if (balanceMinor < 0) return "view.refundDue"
  return status === "Credited" ? "statuses.Credited" : "view.allPaid"
}

/** The payments and refunds of an invoice and its balance. The URL says which payment is being corrected. */
export function PaymentList({ invoice }: { invoice: InvoiceDocument }) {
  const t = useTranslations("invoices")
  const { money } = useFormats()
  const canUpdate = useAbility().can("update", "Invoice")
  const [edited, setEdited] = useViewParam("payment")
  const { payments, paymentChanges, currency, balanceMinor, paidMinor, creditedMinor, totalMinor, voidedAt } = invoice
  const settled = paidMinor + creditedMinor
  const share = totalMinor > 0 ? Math.min(100, Math.max(0, Math.round((settled / totalMinor) * 100))) : 0
  const canEdit = canUpdate && !voidedAt
  const editing = canEdit ? payments.find(({ id }) => String(id) === edited) : undefined
  const removedIds = paymentChanges.flatMap(({ what, paymentId }) => (what === "removed" ? paymentId : []))
  const close = () => setEdited(null, { replace: true })
  return (
    <Card>
      <CardHeader title={t("view.payments")} />
      <CardBody className="space-y-3">
        {!voidedAt && (
          <>
            <p className="flex items-baseline justify-between gap-3 text-dense">
              <span className="text-ink-muted">{t(balanceKey(invoice))}</span>
              <strong className="tabular font-semibold text-base">{money(Math.abs(balanceMinor), currency)}</strong>
            </p>
            <Progress value={share} label={t("view.payments")} />
          </>
        )}
        {creditedMinor !== 0 && (
          <p className="text-dense text-ink-muted">{t("view.credited", { amount: money(creditedMinor, currency) })}</p>
        )}
        {payments.length === 0 && <p className="text-dense text-ink-muted">{t("view.noPayments")}</p>}
        <ul className="divide-y">
          {payments.map((payment) => (
            <PaymentEntry
              key={payment.id}
              invoice={invoice}
              payment={payment}
              onEdit={canEdit ? () => setEdited(String(payment.id)) : undefined}
            />
          ))}
          {removedIds.map((id) => (
            <li key={id} className="py-2.5 last:pb-0">
              <PaymentChanges
                changes={paymentChanges.filter(({ paymentId }) => paymentId === id)}
                currency={currency}
              />
            </li>
          ))}
        </ul>
      </CardBody>
      <Drawer
        open={editing !== undefined}
        onClose={close}
        title={t(editing?.kind === "refund" ? "refund.editTitle" : "pay.editTitle")}
      >
        <Suspense>
          {editing && <PaymentForm kind={editing.kind} payment={editing} invoice={invoice} onDone={close} />}
        </Suspense>
      </Drawer>
    </Card>
  )
}
