import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, type MessageKey, notFound } from "@/lib/core/http/errors"
import { exactNumber } from "@/lib/core/money"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import type { DocumentListQuery } from "../schema"
import type { CountedLine, CountForm, Stocktake, StocktakeForm, WholeStocktake } from "../schema/stocktakes"
import * as documents from "../store/documents"
import * as store from "../store/stocktakes"
import { maxCounted } from "../values"
import { foundCost, issue, receive } from "../values/valuation"
import { by, type Command, lockIn, toDocument } from "./documents"
import { advance, type Held, hold, postFor, write } from "./moves"
import { left } from "./recipes"

const placeOf = (row: documents.DocumentRow) => ({ business: row.businessId, shop: row.shopId })

function toStocktake(principal: Principal, found: documents.Listed): Stocktake {
  const { row } = found
  const { toShop: _, toShopName: __, supplier, number, vat, freight, ...document } = toDocument(principal, found)
  const mayApply = row.state === "open" && mayOn(principal, ["update", "ExpectedStock"], placeOf(row))
  return { ...document, isBlind: row.isBlind, recountAbove: row.recountAbove ?? 0, mayApply }
}

/** Whether a difference has to be counted again, and wasn't yet. */
const needsRecount = ({ recountAbove }: documents.DocumentRow, line: documents.LineRow): boolean =>
  line.firstCount === null && Math.abs((line.counted ?? 0) - (line.expected ?? 0)) > (recountAbove ?? 0)

function toLine(principal: Principal, row: documents.DocumentRow, line: documents.LineRow): CountedLine {
  const { counted, expected, firstCount } = line
  const isHidden = row.isBlind && row.state === "open" && !mayOn(principal, ["read", "ExpectedStock"], placeOf(row))
  return {
    ...{ line: line.line, product: line.productId, productName: line.productName, counted: counted ?? 0 },
    needsRecount: needsRecount(row, line),
    countedBy: line.countedBy === null ? null : { id: line.countedBy, name: line.countedByName ?? "" },
    countedAt: line.countedAt?.toISOString() ?? null,
    ...(!isHidden && { expected: expected ?? 0, firstCount, difference: (counted ?? 0) - (expected ?? 0) }),
  }
}

export async function list(scope: Scope, principal: Principal, query: DocumentListQuery) {
  const { rows, ...total } = await documents.findPage(scope, principal, "stocktake", query)
  return { data: rows.map((row) => toStocktake(principal, row)), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, principal: Principal, id: number): Promise<WholeStocktake> {
  const found = await documents.find(scope, "stocktake", id)
  if (!found) throw notFound()
  const lines = await documents.findLines(scope, id)
  return { ...toStocktake(principal, found), lines: lines.map((line) => toLine(principal, found.row, line)) }
}

/** The products that the shop of a stocktake ever had. @throws HttpError 404 */
export async function countable(scope: Scope, id: number) {
  const found = await documents.find(scope, "stocktake", id)
  if (!found) throw notFound()
  return { data: await store.findCountable(scope, found.row.shopId) }
}

/** Begins a stocktake. @throws HttpError 409 if the shop has an open one */
export async function begin(scope: Scope, { principal }: Command, form: StocktakeForm): Promise<WholeStocktake> {
  const place = await tradingPlace(scope, form.shop)
  await holdBooks(scope, place.business)
  if (await store.hasOpen(scope, place.shop)) throw conflict({ shop: "stocktakeOpen" })
  const id = await documents.takeId(scope)
  const { note, isBlind, recountAbove } = form
  await documents.insert(
    scope,
    {
      ...{ id, kind: "stocktake", state: "open", businessId: place.business, shopId: place.shop, note, isBlind },
      ...{ recountAbove, businessDate: place.today, ...by(scope, principal) },
    },
    [],
  )
  return get(scope, principal, id)
}

/**
 * Counts a product. What should be there is the level at this moment; the shop goes on selling. A second count after a large
 * difference stands.
 * @throws HttpError 404; 409 if the stocktake is closed; 422 for an unknown product
 */
export async function count(scope: Scope, { principal }: Command, id: number, form: CountForm): Promise<CountedLine> {
  const row = await lockIn(scope, "stocktake", id, ["open"])
  const place = await tradingPlace(scope, row.shopId)
  const held = (await hold(scope, place, [form.product], () => "product")).get(form.product) as Held
  const before = await store.findLine(scope, id, form.product)
  if (!before && (await documents.findLines(scope, id)).length >= maxCounted)
    throw conflict({ product: "stocktakeFull" })
  const isSecond = before !== undefined && needsRecount(row, before)
  const line = await store.saveCount(scope, id, before?.line, {
    ...{ productId: held.id, productName: held.name, counted: form.counted, expected: held.level.onHand },
    firstCount: isSecond ? before.counted : (before?.firstCount ?? null),
    ...by(scope, principal),
  })
  return toLine(principal, row, line)
}

/** @throws HttpError 409 with one message per product that has to be counted again */
function checkCounted(row: documents.DocumentRow, lines: documents.LineRow[]): void {
  const open = lines.filter((line) => needsRecount(row, line))
  if (open.length === 0) return
  const fields = open.map(({ productId, productName }): [string, MessageKey] => [
    `products.${productId}`,
    ["recountFirst", { name: productName }],
  ])
  throw conflict(Object.fromEntries(fields))
}

/** The movement of a counted line: its difference, whatever was sold or received since. @throws HttpError 409 */
function moveOf(line: documents.LineRow, held: Held) {
  const difference = (line.counted ?? 0) - (line.expected ?? 0)
  const { level, name, costLast } = held
  if (difference >= 0) {
    if (difference === 0) return { ...advance(held, { quantity: 0, value: 0n, after: level }), sold: 0n }
    return advance(held, receive(level, difference, foundCost(level, difference, BigInt(costLast ?? 0))))
  }
  if (-difference > level.onHand) throw conflict({ [`products.${held.id}`]: ["recountFirst", { name }] })
  return { ...advance(held, issue(level, -difference)), sold: 0n }
}

/**
 * Applies a stocktake: each difference is a movement of its own, and shrinkage in the books.
 * @throws HttpError 409 if it is closed, has changed since `version`, or products have to be counted again; or as for `post`
 */
export async function apply(scope: Scope, { principal, key }: Command, id: number, version?: number) {
  const found = await documents.find(scope, "stocktake", id)
  const place = await tradingPlace(scope, found?.row.shopId ?? 0)
  await holdBooks(scope, place.business)
  const row = await lockIn(scope, "stocktake", id, ["open"], version)
  const lines = await documents.findLines(scope, id)
  checkCounted(row, lines)
  const products = await hold(
    scope,
    place,
    lines.map(({ productId }) => productId),
  )
  const moved = lines.map((line) => {
    const held = products.get(line.productId) as Held
    return { line: line.line, held, moved: moveOf(line, held) }
  })
  const source = { place, principal, document: id }
  const worth = moved.filter((one) => one.moved.value !== 0n || one.moved.sold !== 0n)
  const posted = await postFor(scope, source, countRecipe(place.shop, worth), key)
  await store.writeValues(scope, id, new Map(moved.map((one) => [one.line, one.moved.value])))
  await documents.update(scope, id, {
    ...{ state: "booked", entryId: posted?.id, closes: by(scope, principal) },
    value: exactNumber(moved.reduce((sum, one) => sum + one.moved.value, 0n)),
    pieces: moved.reduce((sum, one) => sum + one.moved.quantity, 0),
  })
  await write(
    scope,
    source,
    moved.map(({ held, moved: one }) => ({ held, moved: one, kind: "count" })),
    { entryId: posted?.id },
  )
  return get(scope, principal, id)
}

/** More lines than an entry may have are posted as one sum; the movements have the products. */
const maxGoods = 150

function countRecipe(shopId: number, moved: { held: Held; moved: { value: bigint; sold: bigint } }[]) {
  const goods = moved.map((one) => ({ productId: one.held.id, stock: one.moved.value, sold: one.moved.sold }))
  if (goods.length <= maxGoods) return left("stock-count", { shopId, goods })
  const sum = (of: "stock" | "sold") => goods.reduce((total, one) => total + one[of], 0n)
  return left("stock-count", { shopId, goods: [{ stock: sum("stock"), sold: sum("sold") }] })
}

/** Cancels a stocktake; nothing is posted. @throws HttpError 404; 409 if it is closed */
export async function cancel(scope: Scope, { principal }: Command, id: number, reason: string) {
  await lockIn(scope, "stocktake", id, ["open"])
  await documents.update(scope, id, { state: "cancelled", reason, closes: by(scope, principal) })
  return get(scope, principal, id)
}
