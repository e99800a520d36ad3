import type { Scope } from "@/lib/core/db/types"
import { conflict } from "@/lib/core/http/errors"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import { reverse } from "@/lib/features/ledger/service/reverse"
import * as store from "../store/documents"
import { addReceived, lock as lockOrder } from "../store/orders"
import type { DocumentKind } from "../values"
import { piecesByProduct } from "../values/pieces"
import { putBackSold, type Received, receive, takeBack } from "../values/valuation"
import { by, type Command, get, lockIn } from "./documents"
import { advance, type Held, hold, type Place, postFor, tooFew, write } from "./moves"
import { revalued } from "./recipes"

// A mistake is corrected by taking the whole document back: the exact opposite in the ledger, and the pieces back at the value
// that they had. Where the average has moved since, the remainder goes to the cost of goods sold, in an entry of its own.

const takesIn: readonly DocumentKind[] = ["delivery"]

/** Takes pieces of a delivery out again. @throws HttpError 409 if they are gone */
function takeOut(lines: store.LineRow[], products: Map<number, Held>) {
  return lines.map((line) => {
    const held = products.get(line.productId) as Held
    const { name, level } = held
    if (line.quantity > level.onHand) throw tooFew([{ field: "lines", name, onHand: Math.max(0, level.onHand) }])
    return { held, moved: advance(held, takeBack(level, line.quantity, BigInt(line.value - line.sold))) }
  })
}

const putBack = (kind: DocumentKind, lines: store.LineRow[], products: Map<number, Held>) =>
  lines.map((line) => {
    const held = products.get(line.productId) as Held
    const back = kind === "sale" ? putBackSold : receive
    return { held, moved: advance(held, back(held.level, line.quantity, BigInt(line.value))) }
  })

/** Posts what an exact reversal leaves over. */
export async function postRest(
  scope: Scope,
  source: { place: Place; principal: Command["principal"]; document?: number; order?: number },
  moved: readonly { held: Held; moved: Received }[],
  key: string,
): Promise<void> {
  const goods = moved.map((one) => ({ productId: one.held.id, sold: one.moved.sold }))
  await postFor(scope, source, revalued({ shopId: source.place.shop, goods }), key)
}

/**
 * Reverses a delivery, a waste sheet or a day's sales, or cancels a transfer that is still on its way.
 * @throws HttpError 404; 409 if it is in another state, the pieces are gone, or as for `reverse`
 */
export async function reverseDocument(
  scope: Scope,
  { principal, key }: Command,
  { kind, id, reason }: { kind: DocumentKind; id: number; reason: string },
) {
  const found = await store.find(scope, kind, id)
  const place = await tradingPlace(scope, found?.row.shopId ?? 0)
  await holdBooks(scope, place.business)
  const row = await lockIn(scope, kind, id, kind === "transfer" ? ["sent"] : ["booked"])
  if (kind === "stocktake") throw conflict({ state: "stockDocumentState" })
  if (row.orderId !== null) await lockOrder(scope, row.orderId)
  const lines = await store.findLines(scope, id)
  const products = await hold(
    scope,
    place,
    lines.map(({ productId }) => productId),
  )
  const moved = takesIn.includes(kind) ? takeOut(lines, products) : putBack(kind, lines, products)
  const source = { place, principal, document: id }
  const posted = row.entryId ? await reverse(scope, row.entryId, { reason, key, businessDate: place.today }) : undefined
  await postRest(scope, source, moved, `${key}:rest`)
  const state = kind === "transfer" ? "cancelled" : "reversed"
  const closingEntryId = posted?.id
  await store.update(scope, id, { state, reason: row.reason || reason, closingEntryId, closes: by(scope, principal) })
  await write(
    scope,
    source,
    moved.map((one) => ({ ...one, kind: "adjust" })),
    { entryId: posted?.id },
  )
  const gone = lines.map(({ productId, quantity }) => ({ product: productId, quantity: -quantity }))
  if (row.orderId !== null) await addReceived(scope, row.orderId, piecesByProduct(gone))
  return get(scope, principal, kind, id)
}
