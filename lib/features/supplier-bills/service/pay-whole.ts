import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid } from "@/lib/core/http/errors"
import * as store from "../store/bills"
import { pay, reverse } from "./acts"
import type { Act } from "./locked"
import { findPlace, get } from "./read"

interface Whole {
  business: number
  /** Minor units: what is left to pay. */
  amount: number
  on: string
  bankAccount: number
}

/** Pays a bill of a business in full from the bank. @returns the entry @throws HttpError 409, 422 */
export async function payBill(scope: Scope, act: Act, { business, amount, on, bankAccount }: Whole): Promise<string> {
  if ((await findPlace(scope, act.id))?.business !== business) throw invalid({ bill: "bankRecordElsewhere" })
  const bill = await get(scope, act.id)
  if (bill.due !== amount) throw new HttpError(409, "conflict", { message: "billDiffers" })
  const paid = await pay(scope, act, {
    version: bill.version,
    from: "bank",
    paidOn: on,
    bankAccount,
    safe: null,
    till: null,
  })
  return paid.events.findLast(({ kind }) => kind === "paid")?.entry as string
}

/**
 * Reverses the payment of a bill. If that payment has been reversed before, the bill is left as it is, even if it has been paid
 * again since.
 * @param entry the payment's entry; any payment that has one if left out @throws HttpError 409
 */
export async function unpayBill(scope: Scope, act: Act, reason: string, entry?: string | null): Promise<void> {
  const { state, version, paymentEntryId } = await store.lock(scope, act.id)
  const isThis = entry ? paymentEntryId === entry : paymentEntryId !== null
  if (state === "paid" && isThis) await reverse(scope, act, { version, reason })
}
