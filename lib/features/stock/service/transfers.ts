import type { Scope } from "@/lib/core/db/types"
import { type Fields, HttpError, invalid } from "@/lib/core/http/errors"
import { exactNumber, roundedShare } from "@/lib/core/money"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import type { ReceiptForm, TransferForm } from "../schema"
import * as store from "../store/documents"
import { findExpiries } from "../store/lots"
import { issue, receive } from "../values/valuation"
import { by, type Command, get, lockIn } from "./documents"
import { holdEnough } from "./issues"
import { advance, type Held, hold, postFor, write } from "./moves"
import { transferred } from "./recipes"

/**
 * Sends goods to another shop of the business. Nothing is posted yet: until they arrive, the stock account of the shop that sent
 * them keeps their value.
 * @throws HttpError 409 if the shop has too few; 422 for a shop of another business
 */
export async function send(scope: Scope, { principal }: Command, form: TransferForm) {
  const place = await tradingPlace(scope, form.shop)
  if (form.toShop === form.shop) throw invalid({ toShop: "sameShop" })
  const target = await tradingPlace(scope, form.toShop).catch((error) => {
    throw error instanceof HttpError && error.status === 404 ? invalid({ toShop: "shopElsewhere" }) : error
  })
  if (target.business !== place.business) throw invalid({ toShop: "shopElsewhere" })
  await holdBooks(scope, place.business)
  const products = await holdEnough(scope, place, form.lines)
  const expiries = await findExpiries(scope, place.shop, [...products.keys()])
  const moved = form.lines.map(({ product, quantity }) => {
    const held = products.get(product) as Held
    return { held, quantity, moved: advance(held, issue(held.level, quantity)) }
  })
  const id = await store.takeId(scope)
  const rows = moved.map((one) => ({
    ...{ productId: one.held.id, productName: one.held.name, quantity: one.quantity },
    ...{ value: exactNumber(-one.moved.value), expiresOn: expiries.get(one.held.id) },
  }))
  await store.insert(
    scope,
    {
      ...{ id, kind: "transfer", state: "sent", businessId: place.business, shopId: place.shop, toShopId: target.shop },
      ...{ note: form.note, businessDate: place.today, ...by(scope, principal) },
      ...{ value: rows.reduce((sum, { value }) => sum + value, 0) },
      pieces: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    },
    rows,
  )
  await write(
    scope,
    { place, principal, document: id },
    moved.map((one) => ({ held: one.held, moved: one.moved, kind: "transfer" })),
    {},
  )
  return get(scope, principal, "transfer", id)
}

/** The pieces that arrived, by line. @throws HttpError 422 for more than was sent, or an unknown line */
function arrivedOf(lines: store.LineRow[], form: ReceiptForm): Map<number, number> {
  const arrived = new Map(lines.map(({ line, quantity }) => [line, quantity]))
  const wrong = form.lines.flatMap(({ line, received }, i): [string, string][] => {
    const sent = lines.find((one) => one.line === line)?.quantity
    if (sent === undefined) return [[`lines.${i}.line`, "unknownProduct"]]
    if (received > sent) return [[`lines.${i}.received`, "moreThanSent"]]
    arrived.set(line, received)
    return []
  })
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong) as Fields)
  return arrived
}

/** Receives a transfer. Missing goods are the sending shop's loss. @throws HttpError 404; 409 if it isn't on its way; 422 */
export async function receiveTransfer(scope: Scope, { principal, key }: Command, id: number, form: ReceiptForm) {
  const found = await store.find(scope, "transfer", id)
  const place = await tradingPlace(scope, found?.row.toShopId ?? 0)
  await holdBooks(scope, place.business)
  const row = await lockIn(scope, "transfer", id, ["sent"], form.version)
  const lines = await store.findLines(scope, id)
  const arrived = arrivedOf(lines, form)
  const products = await hold(
    scope,
    place,
    lines.map(({ productId }) => productId),
  )
  const moved = lines.map(({ line, productId, quantity, value }) => {
    const held = products.get(productId) as Held
    const pieces = arrived.get(line) as number
    const sent = BigInt(value)
    const missing = roundedShare(sent * BigInt(quantity - pieces), BigInt(quantity))
    return { held, sent, missing, moved: advance(held, receive(held.level, pieces, sent - missing)) }
  })
  const source = { place, principal, document: id }
  const goods = moved.map(({ held, sent, missing, moved: { value, sold } }) => {
    return { productId: held.id, stock: value, sold, sent, missing }
  })
  const posted = await postFor(scope, source, transferred({ from: row.shopId, to: place.shop, goods }), key)
  await store.writeReceived(scope, id, arrived)
  await store.update(scope, id, { state: "booked", entryId: posted?.id, closes: by(scope, principal) })
  const came = moved.filter(({ moved: { quantity } }) => quantity > 0)
  await write(
    scope,
    source,
    came.map((one) => ({ held: one.held, moved: one.moved, kind: "transfer" })),
    { entryId: posted?.id },
  )
  return get(scope, principal, "transfer", id)
}
