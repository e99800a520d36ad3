import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { gtin14 } from "@/lib/core/gtin"
import { conflict, type Fields, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import type {
  CatalogueProduct,
  CatalogueProductChanges,
  CatalogueProductForm,
  CatalogueProductQuery,
} from "../schema/products"
import * as store from "../store/catalogue"
import * as categories from "../store/categories"
import { type ProductAct, productActs, shopCurrency, unitPriceOf } from "../values"
import { seesCost } from "./categories"
import * as prices from "./prices"

// Master data of products belongs to the workspace: all shops and the web shop share it. Prices belong to shops.

function toProduct(principal: Principal, { row, category, parent, ...found }: store.Listed): CatalogueProduct {
  const isOwnPrice = typeof found.ownPrice?.amount === "number"
  const { amount = null, currency = shopCurrency } = (isOwnPrice ? found.ownPrice : found.price) ?? {}
  const { id, state, name, sku, image, content, contentUnit, supplierName, supplierCode, reorderPoint } = row
  const { stock, costLast, costAverage, vatRates, ageLimit, isReturnable, version } = row
  return {
    ...{ id, state, name, sku, image, gtins: found.gtins.map(({ gtin, quantity }) => ({ gtin, quantity })) },
    ...{ category: row.categoryId, categoryName: category?.name ?? null, parentName: parent?.name ?? null },
    isInWebShop: state === "active" && row.category !== null,
    ...{ price: amount, currency, isOwnPrice, unitPrice: unitPriceOf(amount, content, contentUnit) },
    ...{ content, contentUnit, supplierName, supplierCode, reorderPoint, stock },
    ...(seesCost(principal) && { costLast, costAverage }),
    ...{ vatRates, ageLimit, isReturnable },
    effective: {
      vatRates: { ...parent?.vatRates, ...category?.vatRates, ...vatRates },
      ageLimit: ageLimit ?? category?.ageLimit ?? parent?.ageLimit ?? null,
      isReturnable: isReturnable ?? category?.isReturnable ?? parent?.isReturnable ?? null,
    },
    version,
  }
}

/** @throws HttpError 404 for a shop that the caller may not see */
export async function list(scope: Scope, principal: Principal, query: CatalogueProductQuery) {
  if (query.shop !== undefined) await prices.requireShop(scope, principal, query.shop)
  const { rows, ...total } = await store.findPage(scope, query)
  return { data: rows.map((row) => toProduct(principal, row)), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, principal: Principal, id: number, shop?: number): Promise<CatalogueProduct> {
  if (shop !== undefined) await prices.requireShop(scope, principal, shop)
  const row = await store.find(scope, id, shop)
  if (!row) throw notFound()
  return toProduct(principal, row)
}

/** @throws HttpError 409 if the own number or a GTIN belongs to another product */
async function checkNumbers(scope: Scope, { sku, gtins }: CatalogueProductChanges, id = 0): Promise<void> {
  const fields: Fields = {}
  if (sku && (await store.hasSku(scope, sku, id))) fields.sku = "skuTaken"
  const taken = await store.takenGtin(scope, gtins ?? [], id)
  const index = taken ? (gtins ?? []).findIndex(({ gtin }) => gtin14(gtin) === taken.gtin) : -1
  if (taken) fields[`gtins.${index}.gtin`] = ["gtinTaken", { name: taken.name }]
  if (Object.keys(fields).length > 0) throw conflict(fields)
}

/** The columns of a category: the web shop's department follows from it. @throws HttpError 422 */
async function columnsOf(scope: Scope, { category, ...values }: Omit<CatalogueProductChanges, "gtins" | "version">) {
  if (category === undefined) return values
  if (category === null) return { ...values, categoryId: null, category: null }
  const found = await categories.findPlaced(scope, category)
  if (!found || found.state === "archived") throw invalid({ category: "unknownCategory" })
  return { ...values, categoryId: category, category: found.department }
}

/** @throws HttpError 422 for a content without unit, or a unit without content */
function checkContent(content: number | null | undefined, unit: string | null | undefined): void {
  if ((content ?? null) !== null && !unit) throw invalid({ contentUnit: "required" })
  if (unit && (content ?? null) === null) throw invalid({ content: "required" })
}

/** Adds a draft. @throws HttpError 403 for a price without the right; 409 if a number is taken; 422 */
export async function add(scope: Scope, principal: Principal, form: CatalogueProductForm): Promise<CatalogueProduct> {
  const { gtins = [], price = null, ...values } = form
  checkContent(values.content, values.contentUnit)
  await checkNumbers(scope, form)
  const columns = await columnsOf(scope, values)
  const id = await store.insert(scope, { ...columns, name: values.name })
  await store.replaceGtins(scope, id, gtins)
  if (price !== null) await prices.add(scope, principal, id, { shop: null, amount: price, validFrom: null })
  return get(scope, principal, id)
}

/** Locks a product. @throws HttpError 404; 409 if it has changed since `version` */
async function lock(scope: Scope, principal: Principal, id: number, version: number | undefined) {
  const row = await store.lock(scope, id)
  if (!row) throw notFound()
  if (version !== undefined && version !== row.version)
    throw new HttpError(409, "conflict", { current: await get(scope, principal, id) })
  return row
}

/** Changes a product; given fields are merged. @throws HttpError 404; 409 if it is stale or a number is taken; 422 */
export async function change(scope: Scope, principal: Principal, id: number, changes: CatalogueProductChanges) {
  const { version, gtins, ...values } = changes
  const row = await lock(scope, principal, id, version)
  const { content = row.content, contentUnit = row.contentUnit } = values
  checkContent(content, contentUnit)
  await checkNumbers(scope, changes, id)
  await store.update(scope, id, await columnsOf(scope, values))
  if (gtins) await store.replaceGtins(scope, id, gtins)
  return get(scope, principal, id)
}

/** Moves a product to its next state. @throws HttpError 404; 409 if it is stale, its state is another or it has no price */
export async function act(scope: Scope, principal: Principal, id: number, name: ProductAct, version?: number) {
  const row = await lock(scope, principal, id, version)
  const { from, to } = productActs[name]
  if (!(from as readonly string[]).includes(row.state)) throw conflict({ state: "productState" })
  const { price } = await get(scope, principal, id)
  if (to === "active" && price === null) throw conflict({ price: "priceMissing" })
  await store.update(scope, id, { state: to })
  return get(scope, principal, id)
}
