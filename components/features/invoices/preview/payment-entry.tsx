"use client"

import { Ellipsis, PencilLine, Undo2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Menu, type MenuGroup } from "@/components/ui/menu"
import type { InvoiceDocument, Payment } from "@/lib/features/invoices/schema/shown"
import { useFormats } from "../use-formats"
import { usePaymentActions } from "../use-payment-actions"
import { PaymentChanges } from "./payment-changes"

interface Props {
  invoice: Pick<InvoiceDocument, "invoice" | "currency" | "voidedAt" | "paymentChanges">
  payment: Payment
  /** Left out if the payment can't be corrected. */
  onEdit?: () => void
}

/** A payment or refund with its menu. */
export function PaymentEntry({ invoice, payment, onEdit }: Props) {
  const t = useTranslations("invoices")
  const { money, date } = useFormats()
  const { currency, voidedAt } = invoice
  const actions = usePaymentActions(invoice.invoice.id, currency)
  const canUpdate = useAbility().can("update", "Invoice")
  const { kind, amountMinor, paidDate, method, note, canUndo } = payment
  const isRefund = kind === "refund"
  const menu: MenuGroup = { items: [] }
  if (onEdit) menu.items.push({ label: t("actions.editPayment"), icon: <PencilLine />, onSelect: onEdit })
  if (canUpdate && canUndo && (isRefund || !voidedAt))
    menu.items.push({
      label: t("actions.undoPayment"),
      icon: <Undo2 />,
      onSelect: () => void actions.undo(payment.id),
    })
  const changes = invoice.paymentChanges.filter(({ paymentId }) => paymentId === payment.id)
  const amount = money(Math.abs(amountMinor), currency)
  return (
    <li className="flex items-start gap-1 py-2.5 text-dense last:pb-0">
      <div className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="text-ink-muted">{date(paidDate)}</span>
          <span className="tabular font-medium">{money(amountMinor, currency)}</span>
        </span>
        <span className="block text-ink-muted text-xs">
          {isRefund && <strong className="font-medium text-ink">{t("view.refund")} · </strong>}
          {t(`methods.${method}`)}
        </span>
        {note && <span className="wrap-anywhere block text-ink-muted text-xs">{note}</span>}
        <PaymentChanges changes={changes} currency={currency} note={note} />
      </div>
      {menu.items.length > 0 && (
        <Menu
          button={{
            variant: "ghost",
            size: "sm",
            iconOnly: true,
            label: t(isRefund ? "actions.ofRefund" : "actions.ofPayment", { amount }),
            icon: <Ellipsis />,
          }}
          items={[menu]}
        />
      )}
    </li>
  )
}
