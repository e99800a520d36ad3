import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, type Fields, HttpError, invalid, type MessageKey } from "@/lib/core/http/errors"
import { exactNumber, isExact } from "@/lib/core/money"
import type { TradingPlace } from "@/lib/features/businesses/service/trading"
import type { NewEntry, Posted, Recipe } from "@/lib/features/ledger/service/entry"
import { post } from "@/lib/features/ledger/service/post"
import * as store from "../store/moves"
import type { MovementKind } from "../values"
import type { Moved } from "../values/valuation"

export type Place = Pick<TradingPlace, "business" | "shop" | "currency" | "today">

/** A product with its level at a shop, both locked until the transaction ends. */
export interface Held {
  id: number
  name: string
  costLast: number | null
  level: store.LockedLevel
}

/**
 * Locks products and their levels at a shop, in the order of their ids.
 * @param field of the product in line `i` of a form
 * @throws HttpError 422 for an unknown product
 */
export async function hold(
  scope: Scope,
  place: Place,
  ids: readonly number[],
  field: (i: number) => string = (i) => `lines.${i}.product`,
): Promise<Map<number, Held>> {
  const distinct = [...new Set(ids)].sort((a, b) => a - b)
  if (distinct.length === 0) return new Map()
  const known = await store.lockProducts(scope, distinct)
  const unknown = ids.findIndex((id) => !known.has(id))
  if (unknown >= 0) throw invalid({ [field(unknown)]: "unknownProduct" })
  const levels = await store.lockLevels(scope, place, distinct)
  return new Map(
    distinct.map((id) => {
      const { name, costLast } = known.get(id) as NonNullable<ReturnType<typeof known.get>>
      return [id, { id, name, costLast, level: levels.get(id) as store.LockedLevel }]
    }),
  )
}

/** Applies a movement to a held level, for further lines with the same product. @throws HttpError 422 if too large */
export function advance<M extends Moved>(held: Held, moved: M): M {
  if (!isExact(moved.after.value)) throw new HttpError(422, "invalid", { message: "amountTooBig" })
  held.level = { ...held.level, ...moved.after }
  return moved
}

/** The error of lines that take more than there is. @param lines positions with the pieces that there are */
export function tooFew(lines: { field: string; name: string; onHand: number }[]): HttpError {
  const fields = lines.map(({ field, name, onHand }): [string, MessageKey] => [
    field,
    ["stockTooLow", { name, stock: onHand }],
  ])
  return conflict(Object.fromEntries(fields) as Fields)
}

export interface Written {
  held: Held
  moved: Moved
  kind: MovementKind
}

interface Source {
  place: Place
  principal: Principal
  document?: number
  order?: number
  businessDate?: string
}

/** Posts what a recipe made. @returns undefined if there is nothing to post: goods without value */
export async function postFor(
  scope: Scope,
  { place, document, order, businessDate }: Source,
  recipe: Recipe,
  key: string,
  more: Partial<NewEntry> = {},
): Promise<Posted | undefined> {
  if (recipe.lines.length === 0) return undefined
  const source =
    document === undefined ? { type: "web-order", id: String(order) } : { type: "stock-document", id: String(document) }
  return post(scope, {
    ...recipe,
    ...{ businessId: place.business, shopId: place.shop, currency: place.currency },
    ...{ businessDate: businessDate ?? place.today, source, key },
    ...more,
  })
}

/** Writes movements, and what follows from them for the products: what the web shop can sell, and what pieces cost. */
export async function write(
  scope: Scope,
  { place, principal, document, order, businessDate }: Source,
  movements: readonly Written[],
  { entryId, costs = new Map() }: { entryId?: string; costs?: Map<number, bigint> },
): Promise<void> {
  if (movements.length === 0) return
  await store.insertMovements(
    scope,
    movements.map(({ held, moved, kind }) => ({
      ...{ businessId: place.business, shopId: place.shop, productId: held.id, productName: held.name, kind },
      ...{ quantity: moved.quantity, value: exactNumber(moved.value) },
      ...{ onHandAfter: moved.after.onHand, valueAfter: exactNumber(moved.after.value) },
      ...{ documentId: document, orderId: order, entryId, businessDate: businessDate ?? place.today },
      ...{ userId: scope.userId, userName: principal.fullName },
    })),
  )
  const ids = [...new Set(movements.map(({ held }) => held.id))]
  const came = movements.filter(({ moved }) => moved.quantity > 0).map(({ held }) => held.id)
  if (came.length > 0) await store.markStocked(scope, came)
  await store.writeCosts(scope, ids, costs)
  await store.copyToWebShop(scope, ids)
}
