import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { repay } from "@/lib/features/customers/service/repay"
import { payInvoice } from "@/lib/features/invoices/service/open"
import { isBookkeeper } from "@/lib/features/ledger/service/access"
import { allocateToBill } from "@/lib/features/supplier-bills/service/allocate"
import type { AccountPaymentRecord, AllocateForm } from "../schema/account"
import * as store from "../store/account"
import { type AllocationKind, partyOf } from "../values"
import { get } from "./read"

/** A command about a payment, and its permanent idempotency key. */
export interface Command {
  principal: Principal
  id: number
  key: string
}

/**
 * A payment on account, locked. Its lock comes before those of the documents and of the books.
 * @throws HttpError 404; 409 if it has changed since `version`
 */
export async function lockPayment(scope: Scope, id: number, version: number): Promise<store.Listed> {
  const payment = await store.lock(scope, id)
  if (!payment) throw notFound()
  if (payment.version !== version) throw new HttpError(409, "conflict", { current: await get(scope, id) })
  const { currency, holder } = (await store.find(scope, id)) as store.Listed
  return { payment, currency, holder }
}

type Part = AllocateForm["parts"][number]
type Settled = Pick<store.AllocationRow, "target" | "entryId" | "invoicePaymentId">

interface Allocating {
  scope: Scope
  command: Command
  of: store.Listed
  on: string
}

const methods = { bank: "bankTransfer", cash: "cash", card: "card" } as const

async function payOf({ scope, of: { payment, holder }, on }: Allocating, { id, amount }: Part): Promise<Settled> {
  const { businessId: business, partyId, method } = payment
  const paid = await payInvoice(scope, {
    ...{ id, amountMinor: amount, paidDate: on, method: methods[method], depositOf: partyOf("customer", partyId) },
    of: { business, clientId: holder },
  })
  return { target: paid.number, entryId: paid.entryId, invoicePaymentId: paid.paymentId }
}

async function repayOf({ scope, command, of, on }: Allocating, { id, amount }: Part, key: string): Promise<Settled> {
  const { businessId: business, partyId, id: payment, shopId: shop, partyName } = of.payment
  if (id !== of.holder) throw invalid({ id: "bankRecordElsewhere" })
  const posted = await repay(scope, {
    ...{ customer: id, business, shop, currency: of.currency, amount: BigInt(amount), businessDate: on, key },
    money: { role: "customer_deposits", party: partyOf("customer", partyId) },
    source: { type: "account-payment", id: String(payment) },
    isBookkeeper: isBookkeeper(command.principal, business),
  })
  return { target: partyName, entryId: posted.id, invoicePaymentId: null }
}

async function settle({ scope, command, of, on }: Allocating, { id, amount }: Part): Promise<Settled> {
  const { businessId: business, partyId: supplier } = of.payment
  const of_ = { business, supplier, bill: id, amount, on, person: command.principal.fullName }
  return { target: await allocateToBill(scope, of_), entryId: null, invoicePaymentId: null }
}

/** A customer's money pays invoices and IOUs, a supplier's pays bills. */
const allowed = { customer: ["invoice", "iou"], supplier: ["bill"] } as const satisfies Record<string, AllocationKind[]>

async function settlePart(allocating: Allocating, part: Part, index: number): Promise<Settled> {
  const { payment } = allocating.of
  if (!(allowed[payment.partyKind] as readonly string[]).includes(part.kind))
    throw invalid({ kind: "paymentWrongKind" })
  if (part.kind === "invoice") return payOf(allocating, part)
  if (part.kind === "bill") return settle(allocating, part)
  return repayOf(allocating, part, `${allocating.command.key}:${index}`)
}

/** The errors of a part are those of its fields. */
function ofPart(error: unknown, index: number): unknown {
  if (!(error instanceof HttpError) || !error.fields) return error
  const names: Record<string, string> = { amountMinor: "amount" }
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, message]) => [`parts.${index}.${names[name] ?? name}`, message]),
  )
  return new HttpError(error.status, error.code, { message: error.key, fields })
}

/**
 * Allocates a payment on account, or a part of it, to documents.
 * @throws HttpError 404; 409 if it has changed or less is left of it, or a document owes less; 422
 */
export async function allocate(scope: Scope, command: Command, form: AllocateForm): Promise<AccountPaymentRecord> {
  const { id, principal } = command
  const of = await lockPayment(scope, id, form.version)
  const { payment } = of
  const sum = form.parts.reduce((total, { amount }) => total + BigInt(amount), 0n)
  if (sum > BigInt(payment.amount - payment.allocated)) throw conflict({ parts: "paymentRest" })
  for (const [index, part] of form.parts.entries()) {
    if (part.amount === 0) continue
    const settled = await settlePart({ scope, command, of, on: form.on }, part, index).catch((error: unknown) => {
      throw ofPart(error, index)
    })
    await store.insertAllocation(scope, {
      ...{ ...settled, paymentId: id, kind: part.kind, targetId: part.id, amount: part.amount, allocatedOn: form.on },
      ...{ userId: scope.userId, userName: principal.fullName },
    })
  }
  await store.update(scope, id, { allocated: payment.allocated + Number(sum) })
  return get(scope, id)
}
