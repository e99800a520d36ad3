import type { Scope } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import { isBookkeeper } from "@/lib/features/ledger/service/access"
import { post } from "@/lib/features/ledger/service/post"
import { bookedBefore } from "@/lib/features/stock/service/bill-goods"
import { partyOf } from "@/lib/features/suppliers/values"
import type { SupplierBill } from "../schema"
import type { ApproveForm, PayForm, ReasonForm } from "../schema/forms"
import * as store from "../store/bills"
import { insertEvent } from "../store/trail"
import { fourEyesAbove } from "../values"
import { release } from "./goods"
import { type Act, lockBill, refused } from "./locked"
import { payOut, takeBack } from "./pay"
import { costRoles, get } from "./read"
import { billApproved } from "./recipes"

/** The fields that all entries of a bill share. */
async function entryOf(scope: Scope, { principal, key }: Act, bill: store.Bill) {
  const { currency, supplier } = (await store.find(scope, bill.id)) as store.BillRow
  return {
    ...{ businessId: bill.businessId, currency, key, memo: `${supplier.name} ${bill.number}`.slice(0, 500) },
    isBookkeeper: isBookkeeper(principal, bill.businessId),
    source: { type: "supplier-bill", id: String(bill.id) },
  }
}

type Event = Parameters<typeof insertEvent>[2]
const note = (scope: Scope, { id, principal }: Act, event: Pick<Event, "kind" | "note" | "entryId">) =>
  insertEvent(scope, id, { ...event, userId: scope.userId, userName: principal.fullName })

/** Saves the chosen accounts. @returns all lines @throws HttpError 422 for an account that costs can't be posted to */
async function chooseAccounts(scope: Scope, bill: store.Bill, chosen: ApproveForm["lines"]): Promise<store.BillLine[]> {
  const lines = await store.linesOf(scope, bill.id)
  const allowed = chosen.length === 0 ? [] : await store.findAccounts(scope, bill.businessId, costRoles)
  for (const [i, { position, account }] of chosen.entries()) {
    if (!lines.some((line) => line.position === position)) throw invalid({ [`lines.${i}.position`]: "billLine" })
    const isAllowed = account === null || allowed.some(({ id }) => id === account)
    if (!isAllowed) throw invalid({ [`lines.${i}.account`]: "billAccount" })
  }
  await store.setAccounts(scope, bill.id, chosen)
  const byPosition = new Map(chosen.map(({ position, account }) => [position, account]))
  return lines.map((line) => ({ ...line, accountId: byPosition.get(line.position) ?? line.accountId }))
}

/** @throws HttpError 409 if a delivery that was booked by hand has posted the bill already */
async function requireNotDelivered(scope: Scope, { id, businessId, number }: store.Bill): Promise<void> {
  const { supplier } = (await store.find(scope, id)) as store.BillRow
  const delivered = await bookedBefore(scope, { business: businessId, supplier: supplier.name, number })
  if (delivered !== undefined) throw refused("billDelivered")
}

/**
 * Approves a bill and posts it, without the cost of goods, which their delivery posts.
 * @throws HttpError 409, also for the person who brought in a bill above the limit; 422; or as for `post`
 */
export async function approve(scope: Scope, act: Act, { version, lines: chosen, bookedOn }: ApproveForm) {
  const bill = await lockBill(scope, act.id, version, ["arrived"])
  if (bill.userId === scope.userId && bill.total > fourEyesAbove) throw refused("billFourEyes")
  await requireNotDelivered(scope, bill)
  const lines = await chooseAccounts(scope, bill, chosen)
  const [goods, costs] = [
    lines.filter((line) => line.productId !== null),
    lines.filter((line) => line.productId === null),
  ]
  const posted = await post(scope, {
    ...billApproved({
      party: partyOf(bill.supplierId),
      isCredit: bill.kind === "credit-note",
      costs: costs.map(({ accountId, net }) => ({ account: accountId, net: BigInt(net) })),
      goods: goods.reduce((sum, { net }) => sum + BigInt(net), 0n),
      vat: bill.vatRows.map(({ rate, net, vat }) => ({ rate, net: BigInt(net), vat: BigInt(vat) })),
      rounding: BigInt(bill.rounding),
    }),
    ...(await entryOf(scope, act, bill)),
    businessDate: bookedOn ?? bill.issuedOn,
  })
  await store.update(scope, bill.id, { state: "approved", entryId: posted.id })
  await note(scope, act, { kind: "approved", entryId: posted.id })
  return get(scope, bill.id)
}

/** @throws HttpError 409 */
export async function reject(scope: Scope, act: Act, { version, reason }: ReasonForm): Promise<SupplierBill> {
  const bill = await lockBill(scope, act.id, version, ["arrived"])
  await release(scope, act.principal, bill.id)
  await store.update(scope, bill.id, { state: "rejected", reason })
  await note(scope, act, { kind: "rejected", note: reason })
  return get(scope, bill.id)
}

/** Records that a bill was paid from the bank, a safe or a till. @throws HttpError 403, 409, 422, or as for `post` */
export async function pay(scope: Scope, act: Act, { version, ...form }: PayForm): Promise<SupplierBill> {
  const bill = await lockBill(scope, act.id, version, ["approved"])
  const paid = await payOut(scope, act.principal, { bill, entry: await entryOf(scope, act, bill) }, form)
  await store.update(scope, bill.id, { state: "paid", ...paid })
  await note(scope, act, { kind: "paid", entryId: paid.paymentEntryId })
  return get(scope, bill.id)
}

/** Reverses the payment of a bill or, if there is none, its approval. @throws HttpError 409, or as for `reverse` of the ledger */
export async function reverse(scope: Scope, act: Act, { version, reason }: ReasonForm): Promise<SupplierBill> {
  const bill = await lockBill(scope, act.id, version, ["approved", "paid"])
  const isPaid = bill.state === "paid"
  if (bill.allocated > 0 && !bill.paymentEntryId) throw refused("billAllocated")
  const entryId = await takeBack(scope, act, bill, reason)
  const unpaid = { paidOn: null, paymentEntryId: null, paidFrom: null, paidPlace: null }
  await store.update(scope, bill.id, isPaid ? { state: "approved", ...unpaid } : { state: "arrived", entryId: null })
  await note(scope, act, { kind: "reversed", note: reason, entryId })
  return get(scope, bill.id)
}
