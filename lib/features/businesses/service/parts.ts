import type { z } from "zod"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, invalid, notFound } from "@/lib/core/http/errors"
import type * as schema from "../schema/parts"
import * as lists from "../store/lists"
import * as store from "../store/records"
import * as taken from "../store/taken"
import { archiveAccounts, holdBooks, openAccounts } from "./books"
import { checkEmpty, checkOpen, lockRow } from "./common"
import { ibanOf } from "./numbers"
import { addTillRow } from "./shops"

// Tills, safes and bank accounts.

type Output<Name extends keyof typeof schema> = (typeof schema)[Name] extends z.ZodType
  ? z.output<(typeof schema)[Name]>
  : never
type PartKind = "till" | "safe" | "bank-account"

function toTill({ workspaceId: _, id, businessId, shopId, createdAt, ...row }: store.Row<"till">): schema.Till {
  return { id, business: businessId, shop: shopId, ...row, createdAt: createdAt.toISOString() }
}
function toSafe({ workspaceId: _, id, businessId, shopId, createdAt, ...row }: store.Row<"safe">): schema.Safe {
  return { id, business: businessId, shop: shopId, ...row, createdAt: createdAt.toISOString() }
}
function toAccount({
  workspaceId: _,
  id,
  businessId,
  createdAt,
  ...row
}: store.Row<"bank-account">): schema.BankAccount {
  return { id, business: businessId, ...row, createdAt: createdAt.toISOString() }
}

/** The business of a till, safe or bank account, and the shop if it has one, for grants; undefined if the part doesn't exist. */
export async function findPlace(scope: Scope, kind: PartKind, id: number) {
  const row = await store.find<PartKind>(scope, kind, id)
  return row && { business: row.businessId, ...("shopId" in row && { shop: row.shopId }) }
}

async function requireRow<K extends PartKind | "business">(scope: Scope, kind: K, id: number): Promise<store.Row<K>> {
  const row = await store.find(scope, kind, id)
  if (!row) throw notFound()
  return row
}

/** Locks the shop that a part is added to. @throws HttpError 404; 409 if the shop is archived */
async function openShop(scope: Scope, id: number) {
  const shop = await store.find(scope, "business-shop", id, { lock: true })
  if (!shop) throw notFound()
  if (shop.state === "archived") throw conflict({ shop: "shopArchived" })
  return shop
}

export async function listTills(scope: Scope, principal: Principal, query: schema.PartListQuery) {
  const { rows, ...total } = await lists.findTills(scope, principal, query)
  return { data: rows.map(toTill), ...total, page: query.page, perPage: query.perPage }
}

export const getTill = async (scope: Scope, id: number) => toTill(await requireRow(scope, "till", id))

/** @throws HttpError 409 if the shop has a till with this name, or is archived */
export async function addTill(scope: Scope, { shop, name }: Output<"tillForm">) {
  const place = await openShop(scope, shop)
  if (await taken.hasTill(scope, shop, name)) throw conflict({ name: "tillTaken" })
  const owner = await requireRow(scope, "business", place.businessId)
  return toTill(await addTillRow(scope, owner, place, name))
}

/** @throws HttpError 404; 409 if it has changed since `version`, its name is taken, or there is money in it */
export async function changeTill(scope: Scope, id: number, { version, ...changes }: Output<"tillChanges">) {
  const before = await lockRow(scope, "till", id, { version, state: changes.state }, toTill)
  const { shopId } = before
  await checkEmpty(scope, { business: before.businessId, shop: shopId, till: id }, before.state, changes.state)
  if (changes.name !== undefined && (await taken.hasTill(scope, shopId, changes.name, id)))
    throw conflict({ name: "tillTaken" })
  return toTill(await store.update(scope, "till", id, changes))
}

export async function listSafes(scope: Scope, principal: Principal, query: schema.PartListQuery) {
  const { rows, ...total } = await lists.findSafes(scope, principal, query)
  return { data: rows.map(toSafe), ...total, page: query.page, perPage: query.perPage }
}

export const getSafe = async (scope: Scope, id: number) => toSafe(await requireRow(scope, "safe", id))

/** @throws HttpError 409 if the shop has a safe, or is archived */
export async function addSafe(scope: Scope, { shop, ...values }: Output<"safeForm">) {
  const { businessId, id: shopId } = await openShop(scope, shop)
  if (await taken.hasSafe(scope, shop)) throw conflict({ shop: "safeTaken" })
  return toSafe(await store.insert(scope, "safe", { businessId, shopId, ...values }))
}

/** @throws HttpError 404; 409 if it has changed since `version`, the shop has another, or there is money in it */
export async function changeSafe(scope: Scope, id: number, { version, ...changes }: Output<"safeChanges">) {
  const before = await lockRow(scope, "safe", id, { version, state: changes.state }, toSafe)
  const { shopId } = before
  await checkEmpty(scope, { business: before.businessId, shop: shopId, safe: id }, before.state, changes.state)
  const isReopened = before.state === "archived" && changes.state === "active"
  if (isReopened && (await taken.hasSafe(scope, shopId))) throw conflict({ state: "safeTaken" })
  return toSafe(await store.update(scope, "safe", id, changes))
}

export async function listAccounts(scope: Scope, principal: Principal, query: schema.BankAccountListQuery) {
  const { rows, ...total } = await lists.findBankAccounts(scope, principal, query)
  return { data: rows.map(toAccount), ...total, page: query.page, perPage: query.perPage }
}

export const getAccount = async (scope: Scope, id: number) => toAccount(await requireRow(scope, "bank-account", id))

/** @throws HttpError 422 */
function checkedIban(text: string, field = "iban"): string {
  const iban = ibanOf(text)
  if (iban === null) throw invalid({ [field]: "iban" })
  return iban
}

/**
 * @param named the name of the IBAN's field in the request
 * @throws HttpError 422 for a wrong IBAN; 409 if the business has this account, or is archived
 */
export async function addAccount(scope: Scope, { business, ...values }: Output<"bankAccountForm">, named = "iban") {
  const iban = checkedIban(values.iban, named)
  // The new account in the books takes this lock. The order is that of archiving: books, then business.
  await holdBooks(scope, business)
  const owner = await checkOpen(scope, business)
  if (await taken.hasAccount(scope, business, iban)) throw conflict({ iban: "ibanTaken" })
  const row = await store.insert(scope, "bank-account", { ...values, iban, businessId: business })
  await openAccounts(scope, { ...owner, business, bankAccount: row })
  return toAccount(row)
}

/** @throws HttpError 404; 422 for a wrong IBAN; 409 if it has changed since `version`, is taken or has money in it */
export async function changeAccount(scope: Scope, id: number, { version, ...changes }: Output<"bankAccountChanges">) {
  const before = await lockRow(scope, "bank-account", id, { version, state: changes.state }, toAccount)
  const { businessId } = before
  const place = { business: businessId, bankAccount: id }
  await checkEmpty(scope, place, before.state, changes.state)
  const iban = changes.iban === undefined ? undefined : checkedIban(changes.iban)
  if (iban && iban !== before.iban && (await taken.hasAccount(scope, businessId, iban)))
    throw conflict({ iban: "ibanTaken" })
  const row = await store.update(scope, "bank-account", id, { ...changes, ...(iban && { iban }) })
  if (row.state !== before.state) {
    if (row.state === "archived") await archiveAccounts(scope, place)
    else await openAccounts(scope, { ...(await checkOpen(scope, businessId)), business: businessId, bankAccount: row })
  }
  return toAccount(row)
}
