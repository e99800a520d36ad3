import { mayOn, requireOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import type { JobRun } from "@/lib/core/jobs/definitions"
import { enqueue } from "@/lib/core/jobs/queue"
import { currencies } from "@/lib/core/money"
import type { PriceForm, PriceListQuery, ProductPrice } from "../schema/products"
import * as products from "../store/catalogue"
import * as store from "../store/prices"
import { shopCurrency } from "../values"

/** Gives a product the price that has become valid. */
export const priceJob = "apply-product-price"

export const setsPrices = ["create", "ProductPrice"] as const

function toPrice({ row, shopName, isCurrent }: store.PriceRow): ProductPrice {
  return {
    ...{ id: row.id, shop: row.shopId, shopName, amount: row.amount, currency: row.currency },
    ...{ validFrom: row.validFrom.toISOString(), setBy: { id: row.userId, name: row.userName } },
    ...{ setAt: row.createdAt.toISOString(), isCurrent },
  }
}

/** @throws HttpError 404 if there is no product, or the caller may not see the shop */
export async function list(scope: Scope, principal: Principal, product: number, query: PriceListQuery) {
  if (!(await products.find(scope, product))) throw notFound()
  if (query.shop !== undefined) await requireShop(scope, principal, query.shop)
  const { rows, ...total } = await store.findPage(scope, principal, product, query)
  return { data: rows.map(toPrice), ...total, page: query.page, perPage: query.perPage }
}

/** A shop that the caller may see. @throws HttpError 404 */
export async function requireShop(scope: Scope, principal: Principal, id: number) {
  return requireOn(principal, ["read", "Shop"], await store.findShop(scope, id))
}

/** Whether the caller may set prices in all of these businesses. */
export const mayEverywhere = (principal: Principal, businesses: number[]): boolean =>
  mayOn(principal, setsPrices, {}) ||
  (businesses.length > 0 && businesses.every((business) => mayOn(principal, setsPrices, { business })))

/** @throws HttpError 403 unless the caller may set prices in every business: the price of all shops is that of all */
export async function requireEverywhere(scope: Scope, principal: Principal): Promise<void> {
  if (mayOn(principal, setsPrices, {})) return
  const all = await store.findBusinesses(scope)
  const ids = all.map(({ id }) => id)
  if (!mayEverywhere(principal, ids)) throw new HttpError(403, "forbidden", { message: "priceOfAll" })
}

/** The currency of a shop's prices. @throws HttpError 404, 403, 409 if the shop is archived */
async function currencyIn(scope: Scope, principal: Principal, id: number): Promise<(typeof currencies)[number]> {
  const shop = await requireShop(scope, principal, id)
  if (!mayOn(principal, setsPrices, shop)) throw new HttpError(403, "forbidden", { message: "priceOfShop" })
  if (shop.state === "archived") throw conflict({ shop: "shopArchived" })
  const currency = currencies.find((known) => known === shop.currency)
  if (!currency) throw invalid({ shop: "currencyUnknown" })
  return currency
}

/**
 * Adds a price to the history of a product.
 * @throws HttpError 404; 403 without the right there; 422 for a moment in the past, or all shops without a price
 */
export async function add(scope: Scope, principal: Principal, product: number, form: PriceForm): Promise<ProductPrice> {
  const { shop, amount } = form
  if (!(await products.lock(scope, product))) throw notFound()
  if (shop === null) await requireEverywhere(scope, principal)
  const currency = shop === null ? shopCurrency : await currencyIn(scope, principal, shop)
  if (shop === null && amount === null) throw invalid({ amount: "required" })
  const validFrom = form.validFrom === null ? undefined : new Date(form.validFrom)
  if (validFrom && validFrom.getTime() <= Date.now()) throw invalid({ validFrom: "futureOnly" })
  const price = { productId: product, shopId: shop, amount, currency, validFrom, userName: principal.fullName }
  const id = await store.insert(scope, price)
  if (shop === null) {
    if (validFrom) await enqueue(scope, priceJob, { product }, { runAt: validFrom })
    else await store.applyPrice(scope, product)
  }
  return toPrice((await store.find(scope, id)) as store.PriceRow)
}

/** The work of the job: safe to repeat, and does nothing if another price has followed. */
export const applyDuePrice = ({ product }: { product?: unknown }, { workspaceId }: JobRun) =>
  tx({ workspaceId: Number(workspaceId), userId: 0 }, async (scope) => {
    // Without it, the update might wait for a newer price and then write the older one.
    await products.lock(scope, Number(product))
    await store.applyPrice(scope, Number(product))
  })
