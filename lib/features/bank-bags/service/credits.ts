import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid } from "@/lib/core/http/errors"
import { isBookkeeper } from "@/lib/features/ledger/service/access"
import { accountAtBank } from "@/lib/features/ledger/service/bank-accounts"
import type { Recipe } from "@/lib/features/ledger/service/entry"
import { getEntry } from "@/lib/features/ledger/service/read"
import * as recipes from "@/lib/features/ledger/service/recipes/cash"
import { reverse } from "@/lib/features/ledger/service/reverse"
import * as store from "../store"
import { type Act, type Bag, bagIn, by, postFor } from "./acts"
import { bankDayOf, get } from "./read"

// The bank's credit for a bag, and the resolution of a discrepancy.

const bankOf = (scope: Scope, { businessId, bankAccountId }: Bag) => accountAtBank(scope, businessId, bankAccountId)

/** Reports a day in a closed month as an error of the form's field. */
const atDay = (error: unknown) => {
  if (!(error instanceof HttpError) || error.code !== "period_locked") throw error
  throw new HttpError(409, "period_locked", { message: error.key, fields: { creditedOn: error.key } })
}

/**
 * Records the amount that the bank credited. A shortfall stays in transit. A surplus is not posted until the discrepancy is
 * resolved, because nobody knows yet whose money it is.
 */
export async function credit(
  scope: Scope,
  { principal, id, key }: Act,
  form: { amount: number; creditedOn: string },
  /** The account in the books, if a statement says where the money arrived. */
  at?: number,
) {
  const bag = await bagIn(scope, id, ["sealed", "in-transit"])
  if (form.creditedOn > bankDayOf(bag)) throw invalid({ creditedOn: "dayInFuture" })
  // On an earlier day the balance in transit would be negative.
  const { businessDate: sealedOn } = await getEntry(scope, bag.sealEntryId as string)
  if (form.creditedOn < sealedOn) throw invalid({ creditedOn: "dayBeforeSeal" })
  const bank = at ?? (await bankOf(scope, bag))
  const matched = Math.min(form.amount, bag.amount)
  const recipe = recipes.bagCredited({ shopId: bag.shopId, bank, amount: BigInt(matched) })
  const dated = { businessDate: form.creditedOn, isBookkeeper: isBookkeeper(principal, bag.businessId) }
  const posted = matched === 0 ? null : await postFor(scope, bag, recipe, key, dated).catch(atDay)
  const state = form.amount === bag.amount ? "reconciled" : "credited"
  await store.update(scope, id, { state, credited: form.amount, creditedOn: form.creditedOn })
  await store.insertEvent(scope, id, {
    ...{ kind: "credited", amount: form.amount, entryId: posted?.id ?? null, ...by(scope, principal) },
  })
  return get(scope, id)
}

/** Undoes a credit that wasn't for this bag: reverses its entry, and restores the bag's previous state. @throws HttpError 409 */
export async function uncredit(
  scope: Scope,
  { principal, id, key }: Act,
  { reason, businessDate }: { reason: string; businessDate: string },
) {
  const bag = await bagIn(scope, id, ["credited", "reconciled"])
  if (bag.resolution !== null) throw conflict({ state: "bagState" })
  const events = await store.eventsOf(scope, id)
  const entry = events.findLast(({ kind }) => kind === "credited")?.entryId
  const isBook = isBookkeeper(principal, bag.businessId)
  const posted = entry && (await reverse(scope, entry, { reason, businessDate, key, isBookkeeper: isBook }))
  const state = events.some(({ kind }) => kind === "dispatched") ? "in-transit" : "sealed"
  await store.update(scope, id, { state, credited: null, creditedOn: null })
  const entryId = posted ? posted.id : null
  await store.insertEvent(scope, id, { kind: "uncredited", note: reason, entryId, ...by(scope, principal) })
  return get(scope, id)
}

/** The entry that resolves a discrepancy; undefined if the books are right already. */
function recipeFor(
  { shopId, amount, credited }: Bag,
  bank: number | undefined,
  resolution: "corrected" | "accepted",
): Recipe | undefined {
  const difference = (credited ?? 0) - amount
  const size = BigInt(Math.abs(difference))
  if (difference < 0) {
    const event = { shopId, amount: size }
    return resolution === "corrected" ? recipes.bagCredited({ ...event, bank }) : recipes.bagShortfall(event)
  }
  // The bank has withdrawn the surplus, which was never posted.
  return resolution === "corrected" ? undefined : recipes.bagSurplus({ shopId, bank, amount: size })
}

/** Resolves a discrepancy, with a reason. */
export async function resolve(
  scope: Scope,
  { principal, id, key }: Act,
  { resolution, reason }: { resolution: "corrected" | "accepted"; reason: string },
) {
  const bag = await bagIn(scope, id, ["credited"])
  const recipe = recipeFor(bag, await bankOf(scope, bag), resolution)
  const posted = recipe && (await postFor(scope, bag, recipe, key))
  await store.update(scope, id, { state: "reconciled", resolution })
  const amount = (bag.credited ?? 0) - bag.amount
  const entryId = posted?.id ?? null
  await store.insertEvent(scope, id, { kind: "resolved", amount, note: reason, entryId, ...by(scope, principal) })
  return get(scope, id)
}
