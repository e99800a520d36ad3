import { randomUUID } from "node:crypto"
import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import { tillAccount } from "@/lib/features/ledger/service/accounts"
import { accountAtBank } from "@/lib/features/ledger/service/bank-accounts"
import { post } from "@/lib/features/ledger/service/post"
import { account, at } from "@/lib/features/ledger/service/recipes/lines"
import { reverse } from "@/lib/features/ledger/service/reverse"
import * as payments from "../store/payments"
import type { InvoiceRecord } from "../store/settle"
import type { PaymentMethod } from "../values"
import { paid } from "./recipes"

// Payments in the books: from the client's debts to a till or a bank account, and back for a refund.

interface Money {
  /** The party whose deposit pays it; the money is elsewhere otherwise. */
  depositOf?: string
  method: PaymentMethod
  tillId?: number | null
  bankAccountId?: number | null
}

/** The till that cash goes to: the given one, or the only one of the business. @throws HttpError 422 */
async function tillFor(scope: Scope, business: number, given: number | null | undefined): Promise<number> {
  const tills = await payments.findTills(scope, business)
  const [only, another] = tills
  const till = given ?? (another === undefined ? only : undefined)
  if (till === undefined || !tills.includes(till)) throw invalid({ tillId: given ? "tillUnknown" : "tillRequired" })
  return till
}

/** Where money is and what the payment says about it. @throws HttpError 422 if the place isn't the business's */
async function placeOf(scope: Scope, business: number, { depositOf, method, tillId, bankAccountId }: Money) {
  if (depositOf) return { money: { ...at("customer_deposits"), party: depositOf }, tillId: null, bankAccountId: null }
  if (method === "cash") {
    const till = await tillFor(scope, business, tillId)
    return { money: account(await tillAccount(scope, till)), tillId: till, bankAccountId: null }
  }
  // Cards are settled by their own provider, later.
  if (method === "card") return { money: at("card_clearing"), tillId: null, bankAccountId: null }
  if (bankAccountId && !(await payments.hasBankAccount(scope, business, bankAccountId)))
    throw invalid({ bankAccountId: "bankAccountUnknown" })
  const bank = await accountAtBank(scope, business, bankAccountId ?? null)
  if (bank === undefined) throw invalid({ bankAccountId: "bankAccountUnknown" })
  return { money: account(bank), tillId: null, bankAccountId: bankAccountId ?? null }
}

type Posting = Money & { amount: number; paidDate?: string }

/** Posts a payment or refund. @returns its entry; null for an invoice that is not in any books */
async function enter(scope: Scope, invoice: InvoiceRecord, payment: Posting) {
  const { id, businessId, bookedAt, clientId, currency, number } = invoice
  if (businessId === null || !bookedAt) return { entryId: null, tillId: null, bankAccountId: null }
  const { money, ...place } = await placeOf(scope, businessId, payment)
  const { id: entryId } = await post(scope, {
    ...paid(clientId, BigInt(payment.amount), money),
    ...{ businessId, currency, businessDate: payment.paidDate ?? now().toISOString().slice(0, 10) },
    ...{ source: { type: "invoice", id: String(id) }, memo: number ?? "", key: `invoice payment ${randomUUID()}` },
  })
  return { entryId, ...place }
}

type New = Posting & Pick<payments.Payment, "kind" | "note">

/** Records a payment, or a refund with a negative amount, and posts it. The caller updates the invoice. */
export async function record(scope: Scope, invoice: InvoiceRecord, payment: New): Promise<number> {
  const place = await enter(scope, invoice, payment)
  return payments.insertPayment(scope, { ...payment, ...place, invoiceId: invoice.id })
}

/** Reverses the entry of a payment. */
export async function takeBack(scope: Scope, entryId: string | null): Promise<void> {
  if (entryId) await reverse(scope, entryId, { reason: "Payment corrected" })
}

type Changed = Posting & { id: number; entryId: string | null }

/** Reverses the entry of a payment and posts it as it is now. */
export async function repost(scope: Scope, invoice: InvoiceRecord, payment: Changed): Promise<void> {
  if (!invoice.bookedAt) return
  await takeBack(scope, payment.entryId)
  await payments.setPlace(scope, payment.id, await enter(scope, invoice, payment))
}
