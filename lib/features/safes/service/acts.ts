import type { Principal } from "@/lib/core/auth/principal"
import { piecesOf, totalOf, validateCount } from "@/lib/core/cash/count"
import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid } from "@/lib/core/http/errors"
import { findPlace, getSafe, getTill } from "@/lib/features/businesses/service/parts"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { tillAccount } from "@/lib/features/ledger/service/accounts"
import { accountAtBank } from "@/lib/features/ledger/service/bank-accounts"
import type { Recipe } from "@/lib/features/ledger/service/entry"
import { holdBooks, holding } from "@/lib/features/ledger/service/holdings"
import { post } from "@/lib/features/ledger/service/post"
import * as recipes from "@/lib/features/ledger/service/recipes/cash"
import type { ChangeForm, ExchangeForm, FloatForm, SafeCountForm } from "../schema"
import * as store from "../store/contents"
import { findPerson, type Person } from "../store/witnesses"
import { contentsOf } from "./contents"
import { movePieces, negated, piecesFor } from "./pieces"

// Actions on a safe. Each is one command.

/** Locks the books of a safe's business. @returns the safe's place @throws HttpError 404; 409 if the safe is archived */
export async function openSafe(scope: Scope, id: number) {
  const { shop, state } = await getSafe(scope, id)
  if (state !== "active") throw conflict({ safe: "safeArchived" })
  const place = await tradingPlace(scope, shop)
  await holdBooks(scope, place.business)
  return place
}

type Place = Awaited<ReturnType<typeof openSafe>>

const postAt = (
  scope: Scope,
  { business, shop, currency, today }: Place,
  recipe: Recipe,
  { id, key, memo }: { id: number; key: string; memo: string },
) => {
  const source = { type: "safe", id: String(id) }
  return post(scope, {
    ...recipe,
    businessId: business,
    shopId: shop,
    currency,
    businessDate: today,
    source,
    key,
    memo,
  })
}

/** Reports insufficient funds as an error of the form's amount field. */
const atAmount = (error: unknown) => {
  if (!(error instanceof HttpError) || error.code !== "insufficient_funds") throw error
  throw new HttpError(409, "insufficient_funds", { message: error.key, fields: { amount: error.key } })
}

export const by = (scope: Scope, principal: Principal) => ({ userId: scope.userId, userName: principal.fullName })

/** The witness of a count or a bag. @throws HttpError 422 if that is one of `notThese`, or not a person of the shop */
export async function witnessOf(
  scope: Scope,
  place: { business: number; shop: number },
  id: number,
  notThese: number[],
): Promise<Person> {
  if (notThese.includes(id)) throw invalid({ witness: "witnessSelf" })
  const person = await findPerson(scope, place, id)
  if (!person) throw invalid({ witness: "witnessUnknown" })
  return person
}

/** Counts a safe. The variance is negative if money is missing. */
export async function count(scope: Scope, principal: Principal, id: number, form: SafeCountForm, key: string) {
  const place = await openSafe(scope, id)
  const { business, shop, currency } = place
  const witness = await witnessOf(scope, place, form.witness, [scope.userId])
  if (validateCount(form.count, currency).length > 0) throw invalid({ count: ["countInvalid", { currency }] })
  const pieces = piecesOf(form.count, currency)
  const counted = totalOf(form.count, currency)
  await store.lockContents(scope, place)
  const expected = await holding(scope, shop, "safe")
  const variance = counted - expected
  const recipe = recipes.safeCount({ shopId: shop, variance: BigInt(variance) })
  const posted = variance === 0 ? null : await postAt(scope, place, recipe, { id, key, memo: form.note })
  // An earlier count with the same key posted its own difference, so this count's difference isn't in the books.
  if (posted?.isReplayed) throw new HttpError(422, "idempotency_mismatch")
  await store.saveContents(scope, shop, { pieces, countedAt: now() })
  await store.insertMovement(scope, {
    ...{ businessId: business, shopId: shop, kind: "count", amount: variance, pieces, expected, note: form.note },
    ...{ entryId: posted?.id ?? null, witnessId: witness.id, witnessName: witness.name, ...by(scope, principal) },
  })
  return { expected, counted, variance, contents: await contentsOf(scope, id) }
}

/** Gives a till a float. @throws HttpError 422 for another shop's till; 409 for an archived till, or if the safe has less */
export async function giveFloat(scope: Scope, principal: Principal, id: number, form: FloatForm, key: string) {
  const place = await openSafe(scope, id)
  const { shop, currency } = place
  const till = await findPlace(scope, "till", form.till)
  if (till?.shop !== shop) throw invalid({ till: "tillElsewhere" })
  if ((await getTill(scope, form.till)).state === "archived") throw conflict({ till: "tillArchived" })
  const pieces = piecesFor(form.count, currency, form.amount, "count")
  const account = await tillAccount(scope, form.till)
  const recipe = recipes.paidIn({ shopId: shop, till: account, amount: BigInt(form.amount), from: "safe" })
  const posted = await postAt(scope, place, recipe, { id, key, memo: form.note }).catch(atAmount)
  // The notes and coins of a repeated command have moved already.
  if (posted.isReplayed) return contentsOf(scope, id)
  await movePieces(scope, place, {
    ...{ kind: "float", amount: -form.amount, pieces: pieces && negated(pieces), note: form.note },
    ...{ entryId: posted.id, ...by(scope, principal) },
  })
  return contentsOf(scope, id)
}

/** Puts change from the bank into a safe, paid from the oldest bank account. */
export async function addChange(scope: Scope, principal: Principal, id: number, form: ChangeForm, key: string) {
  const place = await openSafe(scope, id)
  const pieces = piecesFor(form.count, place.currency, form.amount, "count")
  const bank = await accountAtBank(scope, place.business, null)
  const recipe = recipes.changeDelivered({ shopId: place.shop, bank, amount: BigInt(form.amount) })
  const posted = await postAt(scope, place, recipe, { id, key, memo: form.note })
  if (posted.isReplayed) return contentsOf(scope, id)
  await movePieces(scope, place, {
    ...{ kind: "change", amount: form.amount, pieces, note: form.note },
    ...{ entryId: posted.id, ...by(scope, principal) },
  })
  return contentsOf(scope, id)
}

/** Exchanges notes and coins: `given` leaves the safe, `received` of the same value comes in. */
export async function exchange(scope: Scope, principal: Principal, id: number, form: ExchangeForm) {
  const place = await openSafe(scope, id)
  const value = totalOf(form.given, place.currency)
  if (value === 0) throw invalid({ given: "exchangeEmpty" })
  const given = piecesFor(form.given, place.currency, value, "given") ?? {}
  if (totalOf(form.received, place.currency) !== value) throw invalid({ received: "exchangeUnequal" })
  const received = piecesFor(form.received, place.currency, value, "received") ?? {}
  const values = new Set([...Object.keys(given), ...Object.keys(received)])
  const pieces = Object.fromEntries([...values].map((of) => [of, (received[of] ?? 0) - (given[of] ?? 0)]))
  await movePieces(scope, place, {
    ...{ kind: "exchange", amount: 0, pieces, entryId: null, note: form.note, ...by(scope, principal) },
  })
  return contentsOf(scope, id)
}
