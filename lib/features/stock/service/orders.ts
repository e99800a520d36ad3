import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { exactNumber, isExact } from "@/lib/core/money"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import type { OrderChange, OrderForm, OrderListQuery, StockOrder, WholeOrder } from "../schema/orders"
import * as store from "../store/orders"
import type { OrderState } from "../values"
import { by } from "./documents"

const seesCost = (principal: Principal, { row }: store.ListedOrder): boolean =>
  mayOn(principal, ["read", "ProductCost"], { business: row.businessId, shop: row.shopId })

function toOrder(principal: Principal, found: store.ListedOrder): StockOrder {
  const { row, shopName, currency } = found
  return {
    ...{ id: row.id, version: row.version, state: row.state, business: row.businessId, shop: row.shopId, shopName },
    ...{ currency, supplier: row.supplier, note: row.note, pieces: row.pieces },
    ...(seesCost(principal, found) && { value: row.value }),
    ...{ sentTo: row.sentTo, sentAt: row.sentAt?.toISOString() ?? null },
    ...{ by: { id: row.userId, name: row.userName }, at: row.at.toISOString() },
  }
}

export async function list(scope: Scope, principal: Principal, query: OrderListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: rows.map((row) => toOrder(principal, row)), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, principal: Principal, id: number): Promise<WholeOrder> {
  const found = await store.find(scope, id)
  if (!found) throw notFound()
  const shows = seesCost(principal, found)
  const { legalName, language, timeZone, proposal } = found
  const lines = (await store.findLines(scope, id)).map((line) => ({
    ...{ line: line.line, product: line.productId, productName: line.productName, supplierCode: line.supplierCode },
    ...{ gtin: line.gtin, quantity: line.quantity, outer: line.outer, received: line.received },
    ...(shows && { value: line.value }),
  }))
  return { ...toOrder(principal, found), lines, legalName, language, timeZone, proposal }
}

/** Where an order is, for grants; undefined if there is none. */
export async function findPlace(scope: Scope, id: number) {
  const row = (await store.find(scope, id))?.row
  return row && { business: row.businessId, shop: row.shopId }
}

/** The lines of a form with what the catalogue says now. @throws HttpError 422 for an unknown product, or one that is listed twice */
async function linesOf(scope: Scope, lines: OrderForm["lines"]) {
  const known = await store.findOrdered(
    scope,
    lines.map(({ product }) => product),
  )
  const rows = lines.map(({ product, quantity }, i): store.NewOrderLine => {
    const found = known.get(product)
    if (!found) throw invalid({ [`lines.${i}.product`]: "unknownProduct" })
    if (lines.findIndex((line) => line.product === product) < i)
      throw invalid({ [`lines.${i}.product`]: "productTwice" })
    const value = BigInt(found.cost ?? 0) * BigInt(quantity)
    if (!isExact(value)) throw invalid({ [`lines.${i}.quantity`]: "amountTooBig" })
    return {
      ...{ productId: product, productName: found.name, supplierCode: found.code, gtin: found.gtin },
      ...{ outer: found.outer, quantity, value: exactNumber(value) },
    }
  })
  const value = rows.reduce((sum, line) => sum + BigInt(line.value ?? 0), 0n)
  if (!isExact(value)) throw invalid({ lines: "amountTooBig" })
  return { rows, sums: { value: exactNumber(value), pieces: rows.reduce((sum, line) => sum + line.quantity, 0) } }
}

/** Saves a draft. @throws HttpError 404; 422 */
export async function add(scope: Scope, principal: Principal, { shop, supplier, note, lines }: OrderForm) {
  const place = await tradingPlace(scope, shop)
  const { rows, sums } = await linesOf(scope, lines)
  const values = { businessId: place.business, shopId: shop, supplier, note, ...sums, ...by(scope, principal) }
  return get(scope, principal, await store.insert(scope, values, rows))
}

/** @throws HttpError 404; 409 if it is in another state, or has changed since `version` */
export async function lockIn(scope: Scope, id: number, states: readonly OrderState[], version: number) {
  const row = await store.lock(scope, id)
  if (!row) throw notFound()
  if (row.version !== version) throw new HttpError(409, "conflict")
  if (!states.includes(row.state)) throw conflict({ state: "stockDocumentState" })
  return row
}

/** Changes a draft. @throws HttpError 404, 409, 422 */
export async function change(scope: Scope, principal: Principal, id: number, form: OrderChange) {
  await lockIn(scope, id, ["draft"], form.version)
  const { rows, sums } = await linesOf(scope, form.lines)
  await store.replaceLines(scope, id, rows)
  await store.update(scope, id, { supplier: form.supplier, note: form.note, ...sums })
  return get(scope, principal, id)
}

/** Cancels an order, or what is left of one of which a part has come. @throws HttpError 404, 409 */
export async function cancel(scope: Scope, principal: Principal, id: number, version: number) {
  await lockIn(scope, id, ["draft", "sent"], version)
  if (await store.findProposal(scope, id)) throw conflict({ state: "orderHasDelivery" })
  await store.update(scope, id, { state: "cancelled" })
  return get(scope, principal, id)
}
