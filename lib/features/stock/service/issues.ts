import type { Scope } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import { exactNumber } from "@/lib/core/money"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import type { StockSaleForm, WasteForm } from "../schema"
import * as store from "../store/documents"
import { issue } from "../values/valuation"
import { by, type Command, get } from "./documents"
import { advance, type Held, hold, type Place, postFor, tooFew, write } from "./moves"
import { left } from "./recipes"

interface Pieces {
  product: number
  quantity: number
}

/** Holds the products of lines. @throws HttpError 409 unless the shop has that many, all lines of a product together */
export async function holdEnough(scope: Scope, place: Place, lines: readonly Pieces[]): Promise<Map<number, Held>> {
  const products = await hold(
    scope,
    place,
    lines.map(({ product }) => product),
  )
  const left = new Map([...products].map(([id, { level }]) => [id, level.onHand]))
  const short = lines.flatMap(({ product, quantity }, i) => {
    const { name } = products.get(product) as Held
    const onHand = left.get(product) as number
    left.set(product, onHand - quantity)
    return quantity > onHand ? [{ field: `lines.${i}.quantity`, name, onHand: Math.max(0, onHand) }] : []
  })
  if (short.length > 0) throw tooFew(short)
  return products
}

interface Issued {
  kind: "waste" | "sale"
  form: { shop: number; note: string; lines: Pieces[]; businessDate?: string; reason?: string }
}

/** Books pieces that left a shop, at moving average value. Only sales may take more than there is. */
async function book(scope: Scope, { principal, key }: Command, { kind, form }: Issued) {
  const place = await tradingPlace(scope, form.shop)
  const { businessDate = place.today, lines } = form
  if (businessDate > place.today) throw invalid({ businessDate: "dateInFuture" })
  await holdBooks(scope, place.business)
  const isSale = kind === "sale"
  const ids = lines.map(({ product }) => product)
  const products = isSale ? await hold(scope, place, ids) : await holdEnough(scope, place, lines)
  const moved = lines.map(({ product, quantity }) => {
    const held = products.get(product) as Held
    return { held, quantity, moved: advance(held, issue(held.level, quantity, { isSale })) }
  })
  const id = await store.takeId(scope)
  const source = { place, principal, document: id, businessDate }
  const goods = moved.map((one) => ({ productId: one.held.id, stock: one.moved.value, sold: 0n }))
  const posted = await postFor(scope, source, left(isSale ? "stock-sale" : "waste", { shopId: place.shop, goods }), key)
  const rows = moved.map((one) => ({
    ...{ productId: one.held.id, productName: one.held.name, quantity: one.quantity },
    value: exactNumber(-one.moved.value),
  }))
  await store.insert(
    scope,
    {
      ...{ id, kind, state: "booked", businessId: place.business, shopId: place.shop, reason: form.reason ?? "" },
      ...{ note: form.note, businessDate, entryId: posted?.id, ...by(scope, principal) },
      ...{ value: rows.reduce((sum, { value }) => sum + value, 0) },
      pieces: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    },
    rows,
  )
  await write(
    scope,
    source,
    moved.map((one) => ({ held: one.held, moved: one.moved, kind })),
    { entryId: posted?.id },
  )
  return get(scope, principal, kind, id)
}

/** Books goods that were thrown away. @throws HttpError 409 if the shop has fewer, or as for `post`; 422 */
export const bookWaste = (scope: Scope, command: Command, form: WasteForm) =>
  book(scope, command, { kind: "waste", form })

/** Books the pieces that a shop sold on a day, as its till reports them. @throws HttpError as for `post`; 422 */
export const bookSale = (scope: Scope, command: Command, form: StockSaleForm) =>
  book(scope, command, { kind: "sale", form })
