import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { isExact, maxMinor } from "@/lib/core/money"
import { notify } from "@/lib/features/notifications/service/notify"
import type { InvoiceDocument } from "../schema/shown"
import type { NewPayment, NewRefund, PaymentChange } from "../schema/written"
import * as payments from "../store/payments"
import { addToPaid, type InvoiceRecord, lockInvoice } from "../store/settle"
import { adopt } from "./adopt"
import { amountIn, current, refused } from "./errors"
import { issue } from "./issue"
import { record, repost, takeBack } from "./money"
import { document } from "./read"

/** An invoice to be paid: locked, issued and in the books. @throws HttpError 404 or 409 */
async function open(scope: Scope, id: number, version?: number): Promise<InvoiceRecord> {
  const invoice = current(await lockInvoice(scope, id), version)
  return invoice.issuedAt ? adopt(scope, invoice) : invoice
}

function requireInForce({ voidedAt, kind }: InvoiceRecord): void {
  if (voidedAt) throw refused("invoiceVoid")
  if (kind === "credit") throw refused("isCreditNote")
}

/** @throws HttpError 422 if a payment exceeds the balance due */
function requireFits(invoice: InvoiceRecord, amountMinor: number, open: number): void {
  const excess = amountMinor - Math.max(0, open)
  if (excess > 0) throw invalid({ amountMinor: ["overpays", amountIn(excess, invoice)] })
}

/** @throws HttpError 422 if what was paid in all, or the balance, would be too large to be exact */
function requireExact({ paid, balance }: InvoiceRecord, change: number): void {
  if (![BigInt(paid) + BigInt(change), BigInt(balance) - BigInt(change)].every(isExact))
    throw invalid({ amountMinor: ["tooBig", { max: maxMinor - Math.max(0, paid) }] })
}

/** Notifies the salesperson of a payment, unless they recorded it themselves. */
async function notifySeller(
  scope: Scope,
  { number, currency, client, salesperson }: InvoiceDocument,
  payment: NewPayment,
) {
  if (!salesperson || salesperson.id === scope.userId) return
  await notify(scope, {
    to: [salesperson.id],
    kind: "payment",
    data: { who: client.company || client.name, title: `#${number}`, amount: payment.amountMinor, currency },
    link: `/apps/invoice/preview/${payment.id}`,
  })
}

/**
 * Records a payment and updates balance and status.
 * @throws HttpError 404; 409 if the invoice is void or has changed since `version`; 422 if it exceeds the balance due
 */
export async function pay(scope: Scope, payment: NewPayment & { depositOf?: string }) {
  const { id, version, amountMinor: amount, allowOverpayment, ...values } = payment
  const draft = await open(scope, id, version)
  requireInForce(draft)
  if (!allowOverpayment) requireFits(draft, amount, draft.balance)
  requireExact(draft, amount)
  if (!draft.issuedAt) await issue(scope, id)
  const invoice = draft.issuedAt ? draft : await open(scope, id)
  await record(scope, invoice, { ...values, kind: "payment", amount })
  await addToPaid(scope, id, amount)
  const paid = await document(scope, id)
  await notifySeller(scope, paid, payment)
  return paid
}

/** Records money paid back, which a void invoice may need too. @throws HttpError as `pay`; 422 for more than was paid */
export async function refund(scope: Scope, { id, version, amountMinor, ...values }: NewRefund) {
  const invoice = await open(scope, id, version)
  if (amountMinor > invoice.paid) throw invalid({ amountMinor: ["refundTooBig", amountIn(invoice.paid, invoice)] })
  requireExact(invoice, -amountMinor)
  await record(scope, invoice, { ...values, kind: "refund", amount: -amountMinor })
  await addToPaid(scope, id, -amountMinor)
  return document(scope, id)
}

async function paymentOf(scope: Scope, invoiceId: number, id: number) {
  const payment = await payments.findPayment(scope, invoiceId, id)
  if (!payment) throw notFound()
  return payment
}

const changeable = ["amount", "paidDate", "method", "note"] as const
type Changeable = Pick<Awaited<ReturnType<typeof paymentOf>>, (typeof changeable)[number]>
const isChanged = (before: Changeable, after: Changeable) => changeable.some((name) => before[name] !== after[name])

/** Corrects a payment or refund, and records what it was before. @throws HttpError as `pay`; 422 if less would remain than was refunded */
export async function changePayment(scope: Scope, change: PaymentChange) {
  const { id, paymentId, version, amountMinor, allowOverpayment, ...values } = change
  const invoice = await open(scope, id, version)
  requireInForce(invoice)
  const { canUndo: _, isAllocated, ...payment } = await paymentOf(scope, id, paymentId)
  if (isAllocated) throw refused("paymentAllocated")
  const { kind, amount: before } = payment
  if (kind === "refund" && values.note === "") throw invalid({ note: "required" })
  const sign = kind === "refund" ? -1 : 1
  const amount = amountMinor === undefined ? before : sign * amountMinor
  const paid = invoice.paid - before + amount
  if (paid < 0) {
    const limit = amountIn(sign * (before - invoice.paid), invoice)
    throw invalid({ amountMinor: [kind === "refund" ? "refundTooBig" : "paymentBelowRefunds", limit] })
  }
  if (amount > before && kind === "payment" && !allowOverpayment) requireFits(invoice, amount, invoice.balance + before)
  requireExact(invoice, amount - before)
  const { paidDate, method, note } = { ...payment, ...values }
  const after = { amount, paidDate, method, note }
  if (isChanged(payment, after)) await payments.recordChange(scope, { ...payment, id: paymentId, invoiceId: id }, after)
  await payments.updatePayment(scope, id, paymentId, after)
  await repost(scope, invoice, { ...payment, ...after, id: paymentId })
  await addToPaid(scope, id, amount - before)
  return document(scope, id)
}

/** Takes back a payment or refund recorded within the time for undo. @throws HttpError 404; 409 if it is too late */
export async function undoPayment(scope: Scope, id: number, paymentId: number) {
  const { canUndo, isAllocated } = await paymentOf(scope, id, paymentId)
  if (isAllocated) throw refused("paymentAllocated")
  if (!canUndo) throw new HttpError(409, "conflict", { message: "paymentUndoExpired" })
  return takeBackPayment(scope, id, paymentId)
}

/**
 * Takes back a payment or refund, whenever it was recorded: its entry is reversed. For other nouns, whose own fact it follows from.
 * @throws HttpError 404; 409
 */
export async function takeBackPayment(scope: Scope, id: number, paymentId: number) {
  const invoice = await open(scope, id)
  const { canUndo: _, isAllocated: __, ...payment } = await paymentOf(scope, id, paymentId)
  const { kind, amount } = payment
  if (kind === "payment") requireInForce(invoice)
  if (invoice.paid - amount < 0) throw refused("paymentRefunded")
  await payments.recordChange(scope, { ...payment, id: paymentId, invoiceId: id })
  await takeBack(scope, payment.entryId)
  await payments.deletePayment(scope, id, paymentId)
  await addToPaid(scope, id, -amount)
  return document(scope, id)
}
