import type { Scope } from "@/lib/core/db/types"
import { shared } from "@/lib/core/shared"
import type { Reversed } from "@/lib/features/ledger/service/reverse"
import * as store from "../store/bills"
import { lockOpen } from "../store/open"
import { endSettlements, insertSettlements, settlementsOf } from "../store/settlements"
import { insertEvent } from "../store/trail"
import { dueOf } from "./due"
import { refused } from "./locked"

// Bills that an entry of another noun settles, such as a direct debit of the supplier. The entry has debited the supplier, so
// nothing is posted here.

/** The documents of a business that are in a file for the bank, as `bill:3`. */
type Pending = (scope: Scope, business: number) => Promise<ReadonlySet<string>>

const connected = shared<Pending>("pendingBills")

/** Says which bills are about to be paid by a file for the bank, from a noun that this one may not import. */
export function connectPendingBills(given: Pending): void {
  connected.current = given
}

interface Paid {
  business: number
  supplier: number
  /** Minor units. */
  amount: number
  on: string
  entry: string
  person: string
}

interface Part {
  bill: store.Bill
  amount: number
}

/** The parts of an amount that bills get: a bill of exactly this amount gets all of it, otherwise the oldest ones come first. */
export function partsOf(amount: number, bills: readonly store.Bill[]): Part[] {
  const exact = bills.find((bill) => dueOf(bill) === amount)
  if (exact) return [{ bill: exact, amount }]
  let left = amount
  return bills.flatMap((bill) => {
    const part = Math.min(left, dueOf(bill))
    left -= part
    return part > 0 ? [{ bill, amount: part }] : []
  })
}

async function settle(scope: Scope, { bill, amount }: Part, { on, entry, person }: Paid): Promise<void> {
  const isPaid = amount === dueOf(bill)
  await store.update(scope, bill.id, {
    allocated: bill.allocated + amount,
    ...(isPaid && { state: "paid", paidOn: on, paymentEntryId: null }),
  })
  const kind = isPaid ? "paid" : "part-paid"
  await insertEvent(scope, bill.id, { kind, entryId: entry, userId: scope.userId, userName: person })
}

/**
 * Settles the open bills of a supplier with what an entry paid. The caller holds the books of the business. What no bill needs
 * stays on the supplier's account. Bills in a file for the bank are left to it.
 */
export async function settleOpenBills(scope: Scope, paid: Paid): Promise<void> {
  const { business, supplier, amount, on: settledOn, entry: entryId } = paid
  const inFiles = await connected.current?.(scope, business)
  const bills = (await lockOpen(scope, business, supplier)).filter(({ id }) => !inFiles?.has(`bill:${id}`))
  const parts = partsOf(amount, bills)
  for (const part of parts) await settle(scope, part, paid)
  if (parts.length === 0) return
  await insertSettlements(
    scope,
    parts.map((part) => ({ billId: part.bill.id, entryId, amount: part.amount, settledOn })),
  )
}

/** Reopens the bills that an entry settled, after the entry was reversed. @throws HttpError 409 if the rest of a bill has been paid since */
export async function releaseBills(scope: Scope, { entry, reversal, reason }: Reversed): Promise<void> {
  for (const { billId, amount } of await settlementsOf(scope, entry)) {
    const bill = await store.lock(scope, billId)
    if (bill.paymentEntryId !== null) throw refused("billPaidSince")
    await store.update(scope, billId, {
      allocated: bill.allocated - amount,
      ...(bill.state === "paid" && { state: "approved", paidOn: null }),
    })
    const event = { kind: "reversed" as const, note: reason, entryId: reversal }
    await insertEvent(scope, billId, { ...event, userId: scope.userId, userName: scope.trace?.name ?? "" })
  }
  await endSettlements(scope, entry)
}
