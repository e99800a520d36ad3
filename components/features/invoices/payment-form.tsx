"use client"

import { useTranslations } from "next-intl"
import { useCallback } from "react"
import { useWatch } from "react-hook-form"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { today } from "@/lib/core/client/today"
import { plainDecimal, writeDecimal } from "@/lib/core/decimal-text"
import { majorText, maxMinor, minorIn } from "@/lib/core/money"
import type { InvoiceDocument, Payment } from "@/lib/features/invoices/schema/shown"
import { paymentMethods } from "@/lib/features/invoices/values"
import { useSeenVersion } from "./changed-notice"
import { useFormats } from "./use-formats"
import { useOverpaying } from "./use-overpaying"
import { type PaymentValues, usePaymentActions } from "./use-payment-actions"

type Invoice = Pick<
  InvoiceDocument,
  "invoice" | "version" | "balanceMinor" | "paidMinor" | "currency" | "acceptedPayment"
>
interface Props {
  invoice: Invoice
  kind: Payment["kind"]
  /** The payment to correct; a new one is recorded without it. */
  payment?: Payment
  onDone: () => void
}

/** The balance without the payment being corrected. */
const openWithout = ({ balanceMinor }: Invoice, payment?: Payment) => balanceMinor + (payment?.amountMinor ?? 0)

/** Returns a text with the balance after the typed amount. */
function useBalanceAfter(openMinor: number, currency: string): string | undefined {
  const t = useTranslations("invoices.pay")
  const { money, locale } = useFormats()
  const amount = minorIn(plainDecimal(String(useWatch({ name: "amountMinor" }) ?? ""), locale) ?? "")
  if (amount === undefined || amount <= 0 || amount > maxMinor) return undefined
  const left = openMinor - amount
  if (left === 0) return t("full")
  return left > 0 ? t("after", { amount: money(left, currency) }) : t("over", { amount: money(-left, currency) })
}

function AmountField({ invoice, kind, payment }: Omit<Props, "onDone">) {
  const t = useTranslations("invoices.pay")
  const help = useBalanceAfter(openWithout(invoice, payment), invoice.currency)
  return (
    <TextField
      required
      name="amountMinor"
      label={t("amount")}
      inputMode="decimal"
      autoComplete="off"
      help={kind === "payment" ? help : undefined}
      end={<span className="pe-2 text-dense">{invoice.currency}</span>}
    />
  )
}

/** The amount that the form proposes: the balance due, or for a refund the amount overpaid. */
function proposed({ balanceMinor, paidMinor }: Invoice, kind: Props["kind"]): number {
  return kind === "payment" ? Math.max(0, balanceMinor) : Math.min(Math.max(0, -balanceMinor), paidMinor)
}

/** The form to record or correct a payment or a refund. */
export default function PaymentForm({ invoice, kind, payment, onDone }: Props) {
  const t = useTranslations("invoices")
  const { money, locale } = useFormats()
  const { currency } = invoice
  const isRefund = kind === "refund"
  const actions = usePaymentActions(invoice.invoice.id, currency)
  const [version, changedNotice] = useSeenVersion(invoice)
  const [askOverpaying, overpayingDialog] = useOverpaying(currency)
  const schema = useCallback(
    () => import("@/lib/features/invoices/schema/form").then(({ paymentForm }) => paymentForm(locale, isRefund)),
    [locale, isRefund],
  )

  async function submit(values: PaymentValues) {
    const before = payment?.amountMinor ?? 0
    const excess = values.amountMinor - Math.max(0, openWithout(invoice, payment))
    const overpays = !isRefund && excess > 0 && values.amountMinor > before
    if (overpays && !(await askOverpaying(excess))) return {}
    const sent = { version, allowOverpayment: overpays }
    if (payment) await actions.change(payment, values, sent)
    else await actions[isRefund ? "refund" : "pay"](values, sent)
    onDone()
    return undefined
  }

  const amount = payment ? Math.abs(payment.amountMinor) : proposed(invoice, kind)
  return (
    <>
      <Form
        schema={schema}
        defaultValues={{
          amountMinor: amount > 0 ? writeDecimal(majorText(amount), locale, 2) : "",
          paidDate: payment?.paidDate ?? today(),
          method: payment?.method ?? invoice.acceptedPayment,
          note: payment?.note ?? "",
        }}
        onSubmit={submit}
        submitLabel={payment ? t("pay.save") : t(isRefund ? "refund.submit" : "pay.submit")}
      >
        {changedNotice}
        <p className="flex items-baseline justify-between gap-4 rounded-control bg-sunken px-3.5 py-3">
          <span className="text-dense text-ink-muted">{t(isRefund ? "refund.paid" : "pay.balance")}</span>
          <strong className="tabular font-semibold text-title">
            {money(isRefund ? invoice.paidMinor : invoice.balanceMinor, currency)}
          </strong>
        </p>
        <AmountField invoice={invoice} kind={kind} payment={payment} />
        <DayField required name="paidDate" label={t("pay.date")} max="2199-12-31" />
        <SelectField
          name="method"
          label={t("pay.method")}
          options={paymentMethods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
        />
        <TextareaField required={isRefund} name="note" label={t(isRefund ? "refund.reason" : "pay.note")} rows={3} />
      </Form>
      {overpayingDialog}
    </>
  )
}
