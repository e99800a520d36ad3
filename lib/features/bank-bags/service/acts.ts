import type { Principal } from "@/lib/core/auth/principal"
import { piecesOf, totalOf } from "@/lib/core/cash/count"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid } from "@/lib/core/http/errors"
import { getSafe } from "@/lib/features/businesses/service/parts"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { isBookkeeper } from "@/lib/features/ledger/service/access"
import { accountAtBank } from "@/lib/features/ledger/service/bank-accounts"
import type { NewEntry, Recipe } from "@/lib/features/ledger/service/entry"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import { post } from "@/lib/features/ledger/service/post"
import { getEntry } from "@/lib/features/ledger/service/read"
import * as recipes from "@/lib/features/ledger/service/recipes/cash"
import { reverse } from "@/lib/features/ledger/service/reverse"
import { witnessOf } from "@/lib/features/safes/service/acts"
import { movePieces, negated, piecesFor } from "@/lib/features/safes/service/pieces"
import type { BagForm } from "../schema"
import * as store from "../store"
import type { BagState } from "../values"
import { get, rowOf } from "./read"

// What people do with a bag: each act is one command, and one line in the bag's trail.

/** A command: who gives it, on which bag, and the key that names it for ever. */
export interface Act {
  principal: Principal
  id: number
  key: string
}

const by = (scope: Scope, principal: Principal) => ({ userId: scope.userId, userName: principal.fullName })

/**
 * A bag in one of the states that allow an act, while nobody else changes it or posts.
 * @throws HttpError 404; 409 if it is in another state
 */
async function bagIn(scope: Scope, id: number, states: readonly BagState[]) {
  const { bag, currency } = await rowOf(scope, id)
  const { today } = await tradingPlace(scope, bag.shopId)
  await holdBooks(scope, bag.businessId)
  const current = await store.lock(scope, id)
  if (!states.includes(current.state)) throw conflict({ state: "bagState" })
  return { ...current, currency, today }
}
type Bag = Awaited<ReturnType<typeof bagIn>>

const postFor = (scope: Scope, bag: Bag, recipe: Recipe, key: string, more: Partial<NewEntry> = {}) =>
  post(scope, {
    ...recipe,
    ...{ businessId: bag.businessId, shopId: bag.shopId, currency: bag.currency, businessDate: bag.today, key },
    ...{ source: { type: "bank-bag", id: String(bag.id) }, memo: bag.number },
    ...more,
  })

/** Prepares a bag. @throws HttpError 409 if its number is taken; 422 for an empty one or another business's bank account */
export async function prepare(scope: Scope, principal: Principal, { safe, count, ...form }: BagForm) {
  const { business, shop, state } = await getSafe(scope, safe)
  if (state !== "active") throw conflict({ safe: "safeArchived" })
  const { currency } = await tradingPlace(scope, shop)
  const amount = totalOf(count, currency)
  piecesFor(count, currency, amount, "count")
  if (amount === 0) throw invalid({ count: "bagEmpty" })
  const account = form.bankAccount === null ? undefined : await store.findAccount(scope, form.bankAccount)
  if (form.bankAccount !== null && (account?.businessId !== business || account.state !== "active"))
    throw invalid({ bankAccount: "bankAccountElsewhere" })
  await holdBooks(scope, business)
  if (await store.isNumberTaken(scope, shop, form.number)) throw conflict({ number: "bagNumberTaken" })
  const person = by(scope, principal)
  const id = await store.insert(scope, {
    ...{ businessId: business, shopId: shop, bankAccountId: form.bankAccount, number: form.number },
    ...{ slipNumber: form.slipNumber, amount, pieces: piecesOf(count, currency), ...person },
  })
  await store.insertEvent(scope, id, { kind: "prepared", amount, ...person })
  return get(scope, id)
}

/** Seals a bag: its money leaves the safe. @throws HttpError 409 if the safe has less; 422 for a witness who may not be it */
export async function seal(scope: Scope, { principal, id, key }: Act, form: { sealNumber: string; witness: number }) {
  const bag = await bagIn(scope, id, ["prepared"])
  const place = { business: bag.businessId, shop: bag.shopId }
  const witness = await witnessOf(scope, place, form.witness, [scope.userId, bag.userId])
  const { amount } = bag
  const posted = await postFor(scope, bag, recipes.bagSealed({ shopId: bag.shopId, amount: BigInt(amount) }), key)
  const person = by(scope, principal)
  await movePieces(scope, place, {
    ...{ kind: "bag", amount: -amount, pieces: negated(bag.pieces), entryId: posted.id, note: bag.number, ...person },
  })
  await store.update(scope, id, { state: "sealed", sealNumber: form.sealNumber, sealEntryId: posted.id })
  await store.insertEvent(scope, id, {
    ...{ kind: "sealed", amount, note: form.sealNumber, entryId: posted.id, ...person },
    ...{ witnessId: witness.id, witnessName: witness.name },
  })
  return get(scope, id)
}

export async function dispatch(scope: Scope, { principal, id }: Act, carrier: string) {
  await bagIn(scope, id, ["sealed"])
  await store.update(scope, id, { state: "in-transit", carrier })
  await store.insertEvent(scope, id, { kind: "dispatched", note: carrier, ...by(scope, principal) })
  return get(scope, id)
}

/** Brings a bag back: the entry of its sealing is reversed, and its notes and coins are in the safe again. */
export async function bringBack(scope: Scope, { principal, id, key }: Act, reason: string) {
  const bag = await bagIn(scope, id, ["prepared", "sealed", "in-transit"])
  const person = by(scope, principal)
  const posted = bag.sealEntryId && (await reverse(scope, bag.sealEntryId, { reason, businessDate: bag.today, key }))
  if (posted)
    await movePieces(
      scope,
      { business: bag.businessId, shop: bag.shopId },
      { kind: "bag-returned", amount: bag.amount, pieces: bag.pieces, entryId: posted.id, note: bag.number, ...person },
    )
  await store.update(scope, id, { state: "returned" })
  const entryId = posted ? posted.id : null
  await store.insertEvent(scope, id, { kind: "returned", amount: bag.amount, note: reason, entryId, ...person })
  return get(scope, id)
}

const bankOf = (scope: Scope, { businessId, bankAccountId }: Bag) => accountAtBank(scope, businessId, bankAccountId)

/** A day in a closed month is an error of the form's field. */
const atDay = (error: unknown) => {
  if (!(error instanceof HttpError) || error.code !== "period_locked") throw error
  throw new HttpError(409, "period_locked", { message: error.key, fields: { creditedOn: error.key } })
}

/**
 * Records what the bank credited. What it credited short stays in transit. What it credited over is not in the books until the
 * discrepancy is resolved, because nobody knows yet whose money it is.
 */
export async function credit(scope: Scope, { principal, id, key }: Act, form: { amount: number; creditedOn: string }) {
  const bag = await bagIn(scope, id, ["sealed", "in-transit"])
  if (form.creditedOn > bag.today) throw invalid({ creditedOn: "dayInFuture" })
  // On an earlier day the books would have less than nothing in transit.
  const { businessDate: sealedOn } = await getEntry(scope, bag.sealEntryId as string)
  if (form.creditedOn < sealedOn) throw invalid({ creditedOn: "dayBeforeSeal" })
  const bank = await bankOf(scope, bag)
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

/** What resolving a discrepancy posts; undefined if the books are right already. */
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
  // The bank has taken the surplus back, and it was never posted.
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
