import type { Principal } from "@/lib/core/auth/principal"
import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid } from "@/lib/core/http/errors"
import { getNamed } from "@/lib/features/businesses/service/businesses"
import { takeBackPayment } from "@/lib/features/invoices/service/pay"
import { isBookkeeper } from "@/lib/features/ledger/service/access"
import { openDayFrom } from "@/lib/features/ledger/service/periods"
import { post } from "@/lib/features/ledger/service/post"
import { reverse as reverseEntry } from "@/lib/features/ledger/service/reverse"
import { releaseFromBill } from "@/lib/features/supplier-bills/service/allocate"
import type { AccountForm, AccountPaymentRecord, RefundForm, UndoForm } from "../schema/account"
import * as store from "../store/account"
import { findParty } from "../store/parties"
import { type Command, lockPayment } from "./allocate"
import { placeOf } from "./money"
import { get } from "./read"
import { paidOnAccount, refunded } from "./recipes"

const sourceOf = (id: number) => ({ type: "account-payment", id: String(id) })

/** Records what a customer paid, or a supplier got, in advance. @throws HttpError 409, 422, or as for `post` */
export async function add(scope: Scope, principal: Principal, key: string, form: AccountForm) {
  const { business, shop, partyKind, party, amount, paidOn, memo } = form
  const { currency } = await getNamed(scope, business)
  const name = await findParty(scope, partyKind, party)
  if (name === undefined) throw invalid({ party: "paymentParty" })
  const { money, ...place } = await placeOf(scope, business, form)
  const id = await store.takeId(scope)
  const posted = await post(scope, {
    ...paidOnAccount({ partyKind, partyId: party, amount: BigInt(amount), money, shopId: shop }),
    ...{ businessId: business, shopId: shop, currency, businessDate: paidOn, key, source: sourceOf(id) },
    ...{ memo: [name, memo].filter(Boolean).join(" · "), isBookkeeper: isBookkeeper(principal, business) },
  })
  await store.insert(scope, {
    ...{ id, businessId: business, shopId: shop, partyKind, partyId: party, partyName: name, amount, memo, paidOn },
    ...{ ...place, method: form.method, entryId: posted.id, userId: scope.userId, userName: principal.fullName },
  })
  return get(scope, id)
}

/** Pays back what is left of a payment, or a part. @throws HttpError 404, 409, 422, or as for `post` */
export async function refund(scope: Scope, command: Command, form: RefundForm): Promise<AccountPaymentRecord> {
  const { id, key, principal } = command
  const { amount, on, reason, version, method } = form
  const { payment, currency } = await lockPayment(scope, id, version)
  if (amount > payment.amount - payment.allocated) throw conflict({ amount: "paymentRest" })
  const { businessId, shopId, partyKind, partyId, partyName } = payment
  const { money } = await placeOf(scope, businessId, form)
  const posted = await post(scope, {
    ...refunded({ partyKind, partyId, amount: BigInt(amount), money, shopId }),
    ...{ businessId, shopId, currency, businessDate: on, key, source: sourceOf(id) },
    ...{ memo: [partyName, reason].filter(Boolean).join(" · "), isBookkeeper: isBookkeeper(principal, businessId) },
  })
  await store.insertAllocation(scope, {
    ...{ paymentId: id, kind: "refund", targetId: null, target: method, amount, allocatedOn: on, entryId: posted.id },
    ...{ userId: scope.userId, userName: principal.fullName },
  })
  await store.update(scope, id, { allocated: payment.allocated + amount })
  return get(scope, id)
}

/** The day of a reversal: today, or the first day that is open again. */
const reversalDay = (scope: Scope, business: number) => openDayFrom(scope, business, now().toISOString().slice(0, 10))

/** Undoes an allocation or a refund: its entry is reversed, and the amount is left again. @throws HttpError 404, 409 */
export async function undo(scope: Scope, command: Command, allocation: number, { version, reason }: UndoForm) {
  const { id, key, principal } = command
  const { payment } = await lockPayment(scope, id, version)
  const found = (await store.allocationsOf(scope, id)).find((one) => one.id === allocation)
  if (!found) throw new HttpError(404, "not_found")
  if (found.endedAt) throw new HttpError(409, "conflict", { message: "allocationEnded" })
  const { businessId: business, partyId } = payment
  const { kind, targetId, amount } = found
  if (kind === "invoice") await takeBackPayment(scope, targetId as number, found.invoicePaymentId as number)
  else if (kind === "bill") {
    const of = { business, supplier: partyId, bill: targetId as number, amount, person: principal.fullName, reason }
    await releaseFromBill(scope, of)
  } else {
    const businessDate = await reversalDay(scope, business)
    await reverseEntry(scope, found.entryId as string, {
      ...{ reason, businessDate, key, isBookkeeper: isBookkeeper(principal, business) },
    })
  }
  await store.endAllocation(scope, allocation, { endedAt: now(), endedBy: principal.fullName, reason })
  await store.update(scope, id, { allocated: payment.allocated - amount })
  return get(scope, id)
}

/** Reverses a payment of which nothing is allocated. @throws HttpError 404, 409, or as for `reverse` of the ledger */
export async function reverse(scope: Scope, command: Command, { version, reason }: UndoForm) {
  const { id, key, principal } = command
  const { payment } = await lockPayment(scope, id, version)
  if (payment.reversedAt) throw new HttpError(409, "already_reversed")
  if (payment.allocated > 0) throw new HttpError(409, "conflict", { message: "paymentAllocated" })
  const businessDate = await reversalDay(scope, payment.businessId)
  await reverseEntry(scope, payment.entryId, {
    ...{ reason, businessDate, key, isBookkeeper: isBookkeeper(principal, payment.businessId) },
  })
  await store.update(scope, id, { reversedAt: now() })
  return get(scope, id)
}
