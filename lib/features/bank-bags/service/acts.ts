import { requireWithin } from "@/lib/core/auth/limits"
import type { Principal } from "@/lib/core/auth/principal"
import { piecesOf, totalOf } from "@/lib/core/cash/count"
import type { Scope } from "@/lib/core/db/types"
import { conflict, invalid } from "@/lib/core/http/errors"
import { getSafe } from "@/lib/features/businesses/service/parts"
import { depositPolicyOf } from "@/lib/features/businesses/service/policies"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import type { NewEntry, Recipe } from "@/lib/features/ledger/service/entry"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import { post } from "@/lib/features/ledger/service/post"
import * as recipes from "@/lib/features/ledger/service/recipes/cash"
import { reverse } from "@/lib/features/ledger/service/reverse"
import { witnessOf } from "@/lib/features/safes/service/acts"
import { movePieces, negated, piecesFor } from "@/lib/features/safes/service/pieces"
import type { BagForm } from "../schema"
import * as store from "../store"
import type { BagState } from "../values"
import { checkPhoto } from "./photos"
import { get, rowOf } from "./read"

// The actions on a bag: each is one command, and one event in the bag's trail.

/** A command: the caller, the id of the bag, and the command's permanent idempotency key. */
export interface Act {
  principal: Principal
  id: number
  key: string
}

export const by = (scope: Scope, principal: Principal) => ({ userId: scope.userId, userName: principal.fullName })

/**
 * Locks a bag and the books of its business. The bag must be in one of the states that allow an action.
 * @throws HttpError 404; 409 if it is in another state
 */
export async function bagIn(scope: Scope, id: number, states: readonly BagState[]) {
  const { bag, currency } = await rowOf(scope, id)
  const { today, timeZone } = await tradingPlace(scope, bag.shopId)
  await holdBooks(scope, bag.businessId)
  const current = await store.lock(scope, id)
  if (!states.includes(current.state)) throw conflict({ state: "bagState" })
  return { ...current, currency, today, timeZone }
}
export type Bag = Awaited<ReturnType<typeof bagIn>>

export const postFor = (scope: Scope, bag: Bag, recipe: Recipe, key: string, more: Partial<NewEntry> = {}) =>
  post(scope, {
    ...recipe,
    ...{ businessId: bag.businessId, shopId: bag.shopId, currency: bag.currency, businessDate: bag.today, key },
    ...{ source: { type: "bank-bag", id: String(bag.id) }, memo: bag.number },
    ...more,
  })

/** @throws HttpError 403 above the caller’s limit; 409 for a taken number; 422 if empty or for another business's account */
export async function prepare(scope: Scope, principal: Principal, { safe, count, ...form }: BagForm) {
  const { business, shop, state } = await getSafe(scope, safe)
  if (state !== "active") throw conflict({ safe: "safeArchived" })
  const { currency } = await tradingPlace(scope, shop)
  const amount = totalOf(count, currency)
  piecesFor(count, currency, amount, "count")
  if (amount === 0) throw invalid({ count: "bagEmpty" })
  const wanted = { limit: "banking", amount, currency, message: "bankingLimit", field: "count" }
  requireWithin(principal, ["create", "BankBag"], { business, shop }, wanted)
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

type Place = Parameters<typeof witnessOf>[1]

/** The witness to the sealing of a bag, or null values where the shop's policy allows that. @throws HttpError 422 */
async function sealWitness(scope: Scope, place: Place, id: number | null, notThese: number[]) {
  if (id !== null) return witnessOf(scope, place, id, notThese)
  if ((await depositPolicyOf(scope, place.shop)).witnessRequired) throw invalid({ witness: "required" })
  return { id: null, name: null }
}

/** Seals a bag: its money leaves the safe. @throws HttpError 409 if the safe has less; 422 if the witness isn't allowed */
export async function seal(
  scope: Scope,
  { principal, id, key }: Act,
  form: { sealNumber: string; witness: number | null; photo: string },
) {
  const bag = await bagIn(scope, id, ["prepared"])
  const place = { business: bag.businessId, shop: bag.shopId }
  const witness = await sealWitness(scope, place, form.witness, [scope.userId, bag.userId])
  await checkPhoto(scope, bag, form.photo)
  const { amount } = bag
  const posted = await postFor(scope, bag, recipes.bagSealed({ shopId: bag.shopId, amount: BigInt(amount) }), key)
  const person = by(scope, principal)
  await movePieces(scope, place, {
    ...{ kind: "bag", amount: -amount, pieces: negated(bag.pieces), entryId: posted.id, note: bag.number, ...person },
  })
  await store.update(scope, id, {
    state: "sealed",
    sealNumber: form.sealNumber,
    photo: form.photo,
    sealEntryId: posted.id,
  })
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

/** Returns a bag to the safe: reverses the entry of its sealing, and puts its notes and coins back. */
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
