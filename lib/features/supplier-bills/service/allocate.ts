import type { Scope } from "@/lib/core/db/types"
import { conflict, invalid } from "@/lib/core/http/errors"
import * as store from "../store/bills"
import { findOpen } from "../store/open"
import { insertEvent } from "../store/trail"
import { dueOf } from "./due"
import { refused } from "./locked"

// Bills that payments on account settle. The books already owe the supplier that much less, so nothing is posted.

export interface OpenBill {
  id: number
  number: string
  supplierId: number
  supplier: string
  dueOn: string | null
  /** Minor units. */
  due: number
  currency: string
  /** The supplier's known account, or else the one that the bill names. */
  iban: string
  bic: string
  /** Whether the bill names another account than the known one. That is how invoices are forged. */
  hasOtherIban: boolean
  remittance: string
  version: number
}

/** Approved bills of a business that something is left to pay of, those that are due first, at most 1,000. */
export async function openBills(scope: Scope, business: number, supplier?: number): Promise<OpenBill[]> {
  const rows = await findOpen(scope, business, supplier)
  return rows.map(({ bill, supplier: { id: supplierId, name, iban, bic }, currency }) => ({
    ...{ id: bill.id, number: bill.number, supplierId, supplier: name, dueOn: bill.dueOn, due: dueOf(bill), currency },
    ...{ iban: iban || bill.iban, bic, remittance: bill.remittance, version: bill.version },
    hasOtherIban: iban !== "" && bill.iban !== "" && iban !== bill.iban,
  }))
}

interface Allocation {
  business: number
  supplier: number
  bill: number
  /** Minor units. */
  amount: number
  on: string
  person: string
}

/** A bill of a supplier, locked. @throws HttpError 422 if it is somebody else's */
async function lockedBill(
  scope: Scope,
  { business, supplier, bill: id }: Omit<Allocation, "amount" | "on" | "person">,
) {
  const bill = await store.lock(scope, id)
  const isOwn = bill?.businessId === business && bill.supplierId === supplier && bill.kind === "invoice"
  if (!isOwn) throw invalid({ id: "bankRecordElsewhere" })
  return bill
}

/** Settles a part of a bill; the last part pays it. @returns its number @throws HttpError 409, 422 */
export async function allocateToBill(scope: Scope, allocation: Allocation): Promise<string> {
  const { amount, on, person } = allocation
  const bill = await lockedBill(scope, allocation)
  if (bill.state !== "approved") throw refused("billState")
  const due = dueOf(bill)
  if (amount > due) throw conflict({ amount: "billOwesLess" })
  const isPaid = amount === due
  await store.update(scope, bill.id, {
    allocated: bill.allocated + amount,
    ...(isPaid && { state: "paid", paidOn: on, paymentEntryId: null }),
  })
  if (isPaid) await insertEvent(scope, bill.id, { kind: "paid", userId: scope.userId, userName: person })
  return bill.number
}

/** Takes back what a payment on account settled of a bill. @throws HttpError 409 if the bill has been paid since */
export async function releaseFromBill(scope: Scope, allocation: Omit<Allocation, "on"> & { reason: string }) {
  const { amount, person, reason } = allocation
  const bill = await lockedBill(scope, allocation)
  if (bill.paymentEntryId !== null) throw refused("billState")
  const isPaid = bill.state === "paid"
  await store.update(scope, bill.id, {
    allocated: bill.allocated - amount,
    ...(isPaid && { state: "approved", paidOn: null }),
  })
  if (isPaid)
    await insertEvent(scope, bill.id, { kind: "reversed", note: reason, userId: scope.userId, userName: person })
}
