"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { callOnce } from "@/lib/core/client/call-once"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/invoices/endpoints"
import type { InvoiceDocument, Payment } from "@/lib/features/invoices/schema/shown"
import { staleAfterWrite } from "./stale"
import { useFormats } from "./use-formats"
import { useInvoiceActions } from "./use-invoice-actions"

export interface PaymentValues {
  amountMinor: number
  paidDate: string
  method: Payment["method"]
  note: string
}

/** Sent with a payment: the version that the user saw, and whether the amount may exceed the balance. */
interface Sent {
  version: number
  allowOverpayment: boolean
}

const valuesOf = ({ amountMinor, paidDate, method, note }: Payment): PaymentValues => ({
  amountMinor: Math.abs(amountMinor),
  paidDate,
  method,
  note,
})

/** Records, corrects and undoes payments and refunds. A toast offers to undo what was recorded or corrected. */
export function usePaymentActions(id: number, currency: string) {
  const t = useTranslations("invoices.done")
  const { money } = useFormats()
  const invalidate = useInvalidate()
  const { attempt } = useInvoiceActions()

  /** Reloads the invoice after success and failure: a rejected version is replaced by the current one. @throws CallError */
  async function send<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write()
    } finally {
      await invalidate(staleAfterWrite)
    }
  }
  const undo = (paymentId: number) =>
    attempt(async () => {
      await call(endpoints.undoPayment, { body: { id, paymentId } })
      toast.success(t("paymentUndone"))
    })
  const undoFrom = ({ payments }: InvoiceDocument) => {
    const newest = payments.at(-1)
    return newest && undo(newest.id)
  }

  return {
    undo,
    pay: async (values: PaymentValues, sent: Sent) => {
      const after = await send(() => callOnce(endpoints.recordPayment, { body: { id, ...values, ...sent } }))
      void toast.undo(t("paid", { amount: money(values.amountMinor, currency) }), () => undoFrom(after))
    },
    refund: async (values: PaymentValues, { version }: Sent) => {
      const after = await send(() => callOnce(endpoints.recordRefund, { body: { id, ...values, version } }))
      void toast.undo(t("refunded", { amount: money(values.amountMinor, currency) }), () => undoFrom(after))
    },
    change: async (payment: Payment, values: PaymentValues, sent: Sent) => {
      const paymentId = payment.id
      const after = await send(() => call(endpoints.changePayment, { body: { id, paymentId, ...values, ...sent } }))
      const before = { ...valuesOf(payment), version: after.version, allowOverpayment: true }
      const restore = () => attempt(() => call(endpoints.changePayment, { body: { id, paymentId, ...before } }))
      void toast.undo(t("paymentChanged"), restore)
    },
  }
}
