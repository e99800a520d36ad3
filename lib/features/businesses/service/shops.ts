import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict } from "@/lib/core/http/errors"
import type { Shop, ShopChanges, ShopForm, ShopListQuery } from "../schema/businesses"
import * as lists from "../store/lists"
import * as store from "../store/records"
import * as taken from "../store/taken"
import { openAccounts } from "./books"
import { checkEmpty, checkOpen, checkState, lockRow } from "./common"

type Row = store.Row<"business-shop">

const placeOf = ({ id, businessId }: Row) => ({ business: businessId, shop: id })

/** A shop as the caller may see it: the variance tolerance is hidden from users who count blind. */
function toShop(principal: Principal, row: Row): Shop {
  const { workspaceId: _, id, businessId, createdAt, varianceTolerance, openingHours, ...rest } = row
  const seesCash = mayOn(principal, ["read", "ExpectedCash"], placeOf(row))
  return {
    id,
    business: businessId,
    ...rest,
    openingHours: openingHours.map((day) => day && { from: day.from, until: day.until }),
    ...(seesCash && { varianceTolerance }),
    createdAt: createdAt.toISOString(),
  }
}

export async function list(scope: Scope, principal: Principal, query: ShopListQuery) {
  const { rows, ...total } = await lists.findShops(scope, principal, query)
  return { data: rows.map((row) => toShop(principal, row)), ...total, page: query.page, perPage: query.perPage }
}

/** A shop as a place in its business, for grants; undefined if the shop doesn't exist. */
export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, "business-shop", id)
  return row && placeOf(row)
}

export const get = async (scope: Scope, principal: Principal, id: number): Promise<Shop> =>
  toShop(principal, (await store.find(scope, "business-shop", id)) as Row)

/** A number that no shop of the business has as its code. */
async function freeCode(scope: Scope, business: number): Promise<string> {
  const codes = new Set(await taken.shopCodes(scope, business))
  let number = codes.size + 1
  while (codes.has(String(number))) number += 1
  return String(number)
}

/** A shop with its first till and safe, if they were named. */
export interface NewShop {
  shop: Row
  till?: store.Row<"till">
  safe?: store.Row<"safe">
}

/** Adds a shop with its first till and safe. @throws HttpError 409 if the code is taken or the business is archived */
export async function addShop(scope: Scope, business: number, form: Omit<ShopForm, "business">): Promise<NewShop> {
  const { till, safe, ...values } = form
  const owner = await checkOpen(scope, business)
  const code = values.code ?? (await freeCode(scope, business))
  if ((await taken.shopCodes(scope, business)).includes(code.toLowerCase())) throw conflict({ code: "shopCodeTaken" })
  const shop = await store.insert(scope, "business-shop", { ...values, code, businessId: business })
  await openAccounts(scope, { ...owner, business, shop })
  return {
    shop,
    ...(till && { till: await addTillRow(scope, owner, shop, till) }),
    ...(safe && { safe: await store.insert(scope, "safe", { businessId: business, shopId: shop.id, name: safe }) }),
  }
}

/** Adds a till with its account. */
export async function addTillRow(scope: Scope, owner: store.Row<"business">, shop: Row, name: string) {
  const till = await store.insert(scope, "till", { businessId: owner.id, shopId: shop.id, name })
  await openAccounts(scope, { ...owner, business: owner.id, shop, till })
  return till
}

export const add = async (scope: Scope, principal: Principal, { business, ...form }: ShopForm): Promise<Shop> =>
  toShop(principal, (await addShop(scope, business, form)).shop)

/**
 * Changes a shop; given fields are merged.
 * @throws HttpError 404; 409 if it has changed since `version`, its code is taken, or there is money in it
 */
export async function change(scope: Scope, principal: Principal, id: number, { version, ...changes }: ShopChanges) {
  const before = await lockRow(scope, "business-shop", id, { version, state: changes.state }, (row) =>
    toShop(principal, row),
  )
  await checkOpen(scope, before.businessId)
  checkState(before.state, changes.state)
  await checkEmpty(scope, placeOf(before), before.state, changes.state)
  const code = changes.code?.toLowerCase()
  const isNew = code !== undefined && code !== before.code.toLowerCase()
  if (isNew && (await taken.shopCodes(scope, before.businessId)).includes(code))
    throw conflict({ code: "shopCodeTaken" })
  return toShop(principal, await store.update(scope, "business-shop", id, changes))
}
