"use client"

import { useTranslations } from "next-intl"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import { TextField } from "@/components/form/text-field"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/payments/endpoints"
import type { AccountPayment } from "@/lib/features/payments/schema/account"
import { MoneyPlaceFields } from "./money-place-fields"
import { stalePayments } from "./stale"
import { usePaymentPlaces } from "./use-payment-places"

const load = () => import("@/lib/features/payments/schema/account")
const refundSchema = () => load().then(({ refundForm }) => refundForm)
const undoSchema = () => load().then(({ undoForm }) => undoForm)
const today = () => new Date().toISOString().slice(0, 10)

interface Props {
  payment: AccountPayment
  onDone: () => void
}

/** Pays back what is left of a payment. */
export function RefundForm({ payment, onDone }: Props) {
  const t = useTranslations("payments.account")
  const locale = useLanguage()
  const { places, isLoading } = usePaymentPlaces()
  const refund = useMutation(endpoints.refundAccountPayment, { invalidates: stalePayments })
  const place = places.find(({ id }) => id === payment.business)
  if (isLoading || !place) return <SkeletonText lines={4} />
  const { method, till, bankAccount, version, rest, currency } = payment
  const from = { method, till: till ? String(till) : "", bankAccount: bankAccount ? String(bankAccount) : "" }
  return (
    <Form
      schema={refundSchema}
      defaultValues={{ ...from, version, on: today(), amount: rest, reason: "" } as never}
      submitLabel={t("refund")}
      onCancel={onDone}
      onSubmit={async (body) => {
        await refund.run({ params: { id: payment.id }, body })
        void toast.success(t("refunded", { amount: money(body.amount, currency, locale) }))
        onDone()
      }}
    >
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <MoneyField required name="amount" label={t("fields.amount")} currency={currency} />
        <DayField required name="on" label={t("fields.on")} max={today()} />
        <MoneyPlaceFields place={place} />
      </div>
      <TextField name="reason" label={t("fields.reason")} maxLength={200} />
    </Form>
  )
}

/** Reverses a payment that was recorded wrongly. */
export function ReverseForm({ payment, onDone }: Props) {
  const t = useTranslations("payments.account")
  const reverse = useMutation(endpoints.reverseAccountPayment, { invalidates: stalePayments })
  return (
    <Form
      schema={undoSchema}
      defaultValues={{ version: payment.version, reason: "" }}
      submitLabel={t("reverse")}
      tone="danger"
      onCancel={onDone}
      onSubmit={async (body) => {
        await reverse.run({ params: { id: payment.id }, body })
        void toast.success(t("reversed"))
        onDone()
      }}
    >
      <TextField required name="reason" label={t("fields.reason")} maxLength={200} />
    </Form>
  )
}
