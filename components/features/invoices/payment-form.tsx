"use client"

import { useTranslations } from "next-intl"
import { useCallback } from "react"
import { useWatch } from "react-hook-form"
import { DateField } from "@/components/form/date-field"
import { Form } from "@/components/form/form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { readDecimal, writeDecimal } from "@/lib/core/decimal-text"
import { major, minor } from "@/lib/core/money"
import * as endpoints from "@/lib/features/invoices/endpoints"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import type { NewPayment } from "@/lib/features/invoices/schema/written"
import { paymentMethods } from "@/lib/features/invoices/values"
import { staleAfterWrite } from "./stale"
import { today } from "./today"
import { useFormats } from "./use-formats"

interface Props {
  invoice: Pick<InvoiceDocument, "invoice" | "balanceMinor" | "currency" | "acceptedPayment">
  onDone: () => void
}

/** Returns a text with the balance after the typed amount. */
function useBalanceAfter({ balanceMinor, currency }: Props["invoice"]): string | undefined {
  const t = useTranslations("invoices.pay")
  const { money, locale } = useFormats()
  const amount = readDecimal(String(useWatch({ name: "amountMinor" }) ?? ""), locale)
  if (amount === undefined || amount <= 0) return undefined
  const left = balanceMinor - minor(amount)
  if (left === 0) return t("full")
  return left > 0 ? t("after", { amount: money(left, currency) }) : t("over", { amount: money(-left, currency) })
}

function AmountField({ invoice }: Pick<Props, "invoice">) {
  const t = useTranslations("invoices.pay")
  const help = useBalanceAfter(invoice)
  return (
    <TextField
      required
      name="amountMinor"
      label={t("amount")}
      inputMode="decimal"
      autoComplete="off"
      help={help}
      end={<span className="pe-2 text-dense">{invoice.currency}</span>}
    />
  )
}

/** The form to record a payment of an invoice. */
export default function PaymentForm({ invoice, onDone }: Props) {
  const t = useTranslations("invoices")
  const { money, locale } = useFormats()
  const record = useMutation(endpoints.recordPayment, { invalidates: staleAfterWrite })
  const { balanceMinor, currency, acceptedPayment } = invoice
  const schema = useCallback(
    () => import("@/lib/features/invoices/schema/form").then(({ paymentForm }) => paymentForm(locale)),
    [locale],
  )

  async function submit(payment: Omit<NewPayment, "id">) {
    await record.run({ body: { id: invoice.invoice.id, ...payment } })
    toast.success(t("done.paid", { amount: money(payment.amountMinor, currency) }))
    onDone()
  }

  return (
    <Form
      schema={schema}
      defaultValues={{
        amountMinor: balanceMinor > 0 ? writeDecimal(major(balanceMinor), locale, 2) : "",
        paidDate: today(),
        method: acceptedPayment,
        note: "",
      }}
      onSubmit={submit}
      submitLabel={t("pay.submit")}
    >
      <p className="flex items-baseline justify-between gap-4 rounded-control bg-sunken px-3.5 py-3">
        <span className="text-dense text-ink-muted">{t("pay.balance")}</span>
        <strong className="tabular font-semibold text-title">{money(balanceMinor, currency)}</strong>
      </p>
      <AmountField invoice={invoice} />
      <DateField required name="paidDate" label={t("pay.date")} max="2199-12-31" />
      <SelectField
        name="method"
        label={t("pay.method")}
        options={paymentMethods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
      />
      <TextareaField name="note" label={t("pay.note")} rows={3} />
    </Form>
  )
}
