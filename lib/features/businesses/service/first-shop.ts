import type { Scope } from "@/lib/core/db/types"
import { conflict } from "@/lib/core/http/errors"
import type { BusinessSetUp } from "../schema/businesses"
import * as store from "../store/records"
import * as taken from "../store/taken"
import { renameAccounts } from "./books"
import { addShop, addTillRow, type NewShop } from "./shops"

type Form = NonNullable<BusinessSetUp["firstShop"]>

/** @throws HttpError 409 if another shop or till has the name or code */
async function checkNames(scope: Scope, { shop, till }: NewShop, { code, till: name }: Form): Promise<void> {
  const isNewCode = code !== undefined && code.toLowerCase() !== shop.code.toLowerCase()
  if (isNewCode && (await taken.shopCodes(scope, shop.businessId)).includes(code.toLowerCase()))
    throw conflict({ "firstShop.code": "shopCodeTaken" })
  if (name && (await taken.hasTill(scope, shop.id, name, till?.id))) throw conflict({ "firstShop.till": "tillTaken" })
}

/** The till or safe of a shop with another name, or a new one; nothing if there is none and no name. */
async function named<R extends { id: number; name: string }>(
  row: R | undefined,
  name: string | undefined,
  rename: (id: number, name: string) => Promise<R>,
  add: (name: string) => Promise<R>,
): Promise<R | undefined> {
  if (name === undefined || row?.name === name) return row
  return row ? rename(row.id, name) : add(name)
}

/**
 * Changes the first shop of a draft with its till and safe, and adds what of them is missing. Its accounts get the new names.
 * @throws HttpError 409 if another shop or till has the name or code
 */
export async function changeFirst(scope: Scope, business: number, form?: Form): Promise<Partial<NewShop>> {
  const all = await store.ofBusiness(scope, business)
  const shop = all.shops.find(({ state }) => state !== "archived") as NewShop["shop"] | undefined
  if (!shop) return form ? addShop(scope, business, form) : {}
  const ofShop = <R extends { state: string; shopId: number }>(rows: R[]) =>
    rows.find(({ shopId, state }) => shopId === shop.id && state === "active")
  const before: NewShop = { shop, till: ofShop(all.tills), safe: ofShop(all.safes as never[]) }
  if (!form) return before
  await checkNames(scope, before, form)
  const { till: tillName, safe: safeName, ...values } = form
  const owner = all.business as store.Row<"business">
  const changed = await store.update(scope, "business-shop", shop.id, values)
  const place = { businessId: business, shopId: shop.id }
  const till = await named(
    before.till,
    tillName,
    (id, name) => store.update(scope, "till", id, { name }),
    (name) => addTillRow(scope, owner, changed, name),
  )
  const safe = await named(
    before.safe,
    safeName,
    (id, name) => store.update(scope, "safe", id, { name }),
    (name) => store.insert(scope, "safe", { ...place, name }),
  )
  await renameAccounts(scope, {
    business,
    shop: { id: shop.id, from: shop.name, to: changed.name },
    ...(before.till && till && { till: { id: till.id, from: before.till.name, to: till.name } }),
  })
  return { shop: changed, till, safe }
}
