import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, type Fields, invalid, notFound } from "@/lib/core/http/errors"
import type { Business, BusinessChanges, BusinessForm, BusinessListQuery, BusinessSetUp } from "../schema/businesses"
import * as lists from "../store/lists"
import * as store from "../store/records"
import * as taken from "../store/taken"
import { hasPostings, openAccounts } from "./books"
import { checkEmpty, checkState, lockRow } from "./common"
import { companyNumberOf, vatNumberOf } from "./numbers"
import { completeWith, startWith } from "./set-up"

type Row = store.Row<"business">

export function toBusiness({ workspaceId: _, search: __, createdAt, ...row }: Row): Business {
  return { ...row, createdAt: createdAt.toISOString() }
}

type Numbers = Pick<Row, "companyNumber" | "vatNumber" | "country">

/** Converts the numbers to their stored form. @throws HttpError 422 for numbers that the country can't have issued */
function checkedNumbers({ companyNumber, vatNumber, country }: Numbers): Numbers {
  const numbers = { companyNumber: companyNumberOf(companyNumber, country), vatNumber: vatNumberOf(vatNumber, country) }
  const wrong: Fields = {
    ...(numbers.companyNumber === null && { companyNumber: "companyNumber" }),
    ...(numbers.vatNumber === null && { vatNumber: "vatNumber" }),
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return { country, companyNumber: numbers.companyNumber ?? "", vatNumber: numbers.vatNumber ?? "" }
}

export async function list(scope: Scope, principal: Principal, query: BusinessListQuery) {
  const { rows, ...total } = await lists.findBusinesses(scope, principal, query)
  return { data: rows.map(toBusiness), ...total, page: query.page, perPage: query.perPage }
}

/** A business as a place, for grants; undefined if it doesn't exist. */
export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, "business", id)
  return row && { business: row.id }
}

export const get = async (scope: Scope, id: number): Promise<Business> =>
  toBusiness((await store.find(scope, "business", id)) as Row)

/** The business whose id a form has in `business`. @throws HttpError 422 at that field if it doesn't exist */
export async function getNamed(scope: Scope, id: number): Promise<Business> {
  const row = await store.find(scope, "business", id)
  if (!row) throw invalid({ business: "businessUnknown" })
  return toBusiness(row)
}

/**
 * Adds a business, with its first shop, bank account and opening balances if there are any.
 * @param key the idempotency key of the entry with the balances
 * @throws HttpError 422 for a wrong number, or money in a place that doesn't exist
 */
export async function add(scope: Scope, whole: BusinessForm, key: string): Promise<Business> {
  const { firstShop, bankAccount, opening, ...form } = whole
  const { companyNumber = "", vatNumber = "", country, legalName } = form
  const row = await store.insert(scope, "business", {
    ...form,
    tradingName: form.tradingName || legalName,
    ...checkedNumbers({ companyNumber, vatNumber, country }),
  })
  await openAccounts(scope, { ...row, business: row.id })
  await startWith(scope, row.id, { firstShop, bankAccount, opening }, key)
  return toBusiness(row)
}

/**
 * Changes a business; given fields are merged.
 * @throws HttpError 404; 409 if it has changed since `version`, or its books or shops don't allow it; 422
 */
export async function change(scope: Scope, id: number, { version, ...changes }: BusinessChanges): Promise<Business> {
  const before = await lockRow(scope, "business", id, { version, state: changes.state }, toBusiness)
  checkState(before.state, changes.state)
  const isReopened = changes.state !== undefined && changes.state !== "archived"
  if (before.state === "archived" && !isReopened) throw conflict({ state: "businessArchived" })
  if (changes.currency && changes.currency !== before.currency && (await hasPostings(scope, id)))
    throw conflict({ currency: "currencyFixed" })
  await checkEmpty(scope, { business: id }, before.state, changes.state)
  if (changes.state === "archived" && (await taken.hasOpenShops(scope, id))) throw conflict({ state: "shopsOpen" })
  const whole = { ...before, ...changes }
  // Unchanged numbers are not checked, because a later version of the rules may reject them.
  const touched = (["companyNumber", "vatNumber", "country"] as const).some((name) => whole[name] !== before[name])
  const row = await store.update(scope, "business", id, {
    ...changes,
    ...(touched && checkedNumbers(whole)),
    ...(changes.tradingName === "" && { tradingName: whole.legalName }),
  })
  if (row.currency !== before.currency) await openAccounts(scope, { ...row, business: id })
  return toBusiness(row)
}

/**
 * Completes a draft with its shop, bank account and opening balances, and makes it active.
 * @param key the idempotency key of the entry with the balances
 * @throws HttpError 404; 409 if it has changed since `version` or isn't a draft any more; 422
 */
export async function setUp(scope: Scope, id: number, whole: BusinessSetUp, key: string): Promise<Business> {
  const { firstShop, bankAccount, opening, ...changes } = whole
  const { state } = await lockRow(scope, "business", id, { version: whole.version }, toBusiness)
  if (state !== "draft") throw conflict({ state: "businessState" })
  const business = await change(scope, id, { ...changes, state: "active" })
  await completeWith(scope, id, { firstShop, bankAccount, opening }, key)
  return business
}

// Functions for other nouns.

/** Locks a business until the transaction ends. @throws HttpError 404 */
export async function lockBusiness(scope: Scope, id: number): Promise<void> {
  if (!(await store.find(scope, "business", id, { lock: true }))) throw notFound()
}

/** Whether all of these shops belong to a business. */
export const hasShops = async (scope: Scope, business: number, ids: readonly number[]): Promise<boolean> =>
  (await taken.countShops(scope, business, ids)) === ids.length
