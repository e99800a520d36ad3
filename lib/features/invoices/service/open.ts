import type { Scope } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import { findOpen, isInvoiceOf } from "../store/facts"
import type { PaymentMethod } from "../values"
import { pay, refund } from "./pay"

// Functions on invoices for other nouns: list those with a balance due, and pay them.

export interface OpenInvoice {
  id: number
  number: string
  /** The client, or the one that they were merged into. */
  clientId: number
  /** The client's company or name. */
  client: string
  currency: string
  issuedDate: string
  dueDate: string
  totalMinor: number
  /** Negative if the client paid too much. */
  balanceMinor: number
}

/** The issued invoices of a business that have a balance, earliest due date first, at most 1,000. */
export async function openInvoices(
  scope: Scope,
  { business, clientId }: { business: number; clientId?: number },
): Promise<OpenInvoice[]> {
  const rows = await findOpen(scope, business, clientId)
  return rows.map(({ total, balance, ...row }) => ({ ...row, totalMinor: total, balanceMinor: balance }))
}

export interface InvoicePayment {
  id: number
  /** Minor units; negative for money paid back. */
  amountMinor: number
  paidDate?: string
  method?: PaymentMethod
  tillId?: number | null
  bankAccountId?: number | null
  note?: string
  allowOverpayment?: boolean
  /** The party whose deposit in the books pays it, such as `customer:12`. */
  depositOf?: string
  /** The business and client that the invoice must belong to. */
  of?: { business: number; clientId: number }
}

/**
 * Records a payment of an issued invoice, or a refund, and posts it: bank or till against what the client owes.
 * @returns the payment, its entry in the books (null if the invoice has none), the invoice's number and the balance due
 * @throws HttpError 404; 409 if the invoice is void or the month is locked; 422 if it exceeds the balance
 */
export async function payInvoice(
  scope: Scope,
  { amountMinor, method = "bankTransfer", note = "", ...given }: InvoicePayment,
) {
  const { allowOverpayment = false, of, ...payment } = given
  if (of) {
    const isOf = await isInvoiceOf(scope, payment.id, of)
    if (!isOf) throw invalid({ id: "bankRecordElsewhere" })
  }
  const paid =
    amountMinor < 0
      ? await refund(scope, { ...payment, method, note, amountMinor: -amountMinor })
      : await pay(scope, { ...payment, method, note, amountMinor, allowOverpayment })
  const last = paid.payments.at(-1)
  const number = String(paid.number ?? payment.id)
  return { paymentId: last?.id as number, entryId: last?.entryId ?? null, number, balanceMinor: paid.balanceMinor }
}
