import { type Count, type Pieces, piecesOf, totalOf, validateCount } from "@/lib/core/cash/count"
import type { Scope } from "@/lib/core/db/types"
import { conflict, invalid } from "@/lib/core/http/errors"
import { holding } from "@/lib/features/ledger/service/holdings"
import * as store from "../store/contents"
import type { MovementKind } from "../values"

/** The value of pieces, in minor units. */
export const worthOf = (pieces: Pieces): number =>
  Object.entries(pieces).reduce((sum, [value, of]) => sum + Number(value) * of, 0)

export const negated = (pieces: Pieces): Pieces =>
  Object.fromEntries(Object.entries(pieces).map(([value, of]) => [value, -of]))

/**
 * The pieces of a count that must come to a sum; undefined without a count.
 * @throws HttpError 422 if the currency has no such money, or it comes to something else
 */
export function piecesFor(count: Count | undefined, currency: string, sum: number, field: string): Pieces | undefined {
  if (!count) return undefined
  if (validateCount(count, currency).length > 0) throw invalid({ [field]: ["countInvalid", { currency }] })
  if (totalOf(count, currency) !== sum) throw invalid({ [field]: "countMismatch" })
  return piecesOf(count, currency)
}

/**
 * The known pieces of a safe after some went in or out. Pieces beyond the known ones come from unsorted money.
 * @returns undefined if there is too little of it
 */
export function afterMove(known: Pieces, moved: Pieces, unsorted: number): Pieces | undefined {
  const after: Pieces = { ...known }
  let beyond = 0
  for (const [value, of] of Object.entries(moved)) {
    const left = (after[value] ?? 0) + of
    if (left < 0) beyond -= left * Number(value)
    if (left > 0) after[value] = left
    else delete after[value]
  }
  return beyond <= Math.max(unsorted, 0) ? after : undefined
}

interface Place {
  business: number
  shop: number
}

interface Move {
  kind: MovementKind
  /** Minor units, negative out of the safe. It is posted already. */
  amount: number
  /** Signed as the amount; undefined if nobody said which notes and coins. */
  pieces: Pieces | undefined
  entryId: string | null
  note?: string
  userId: number
  userName: string
}

/**
 * Records what moved in or out of a safe, in the transaction that posted it.
 * @throws HttpError 409 if the safe can't have these pieces; 422 if it must be said which pieces leave
 */
export async function movePieces(scope: Scope, { business, shop }: Place, move: Move): Promise<void> {
  const { pieces: known } = await store.lockContents(scope, { business, shop })
  const before = (await holding(scope, shop, "safe")) - move.amount
  const unsorted = before - worthOf(known)
  const { pieces = {} } = move
  if (!move.pieces && move.amount < 0 && unsorted < -move.amount) throw invalid({ count: "countNeeded" })
  const after = afterMove(known, pieces, unsorted)
  if (!after) throw conflict({ count: "safeLacks" })
  await store.saveContents(scope, shop, { pieces: after })
  await store.insertMovement(scope, { ...move, pieces, businessId: business, shopId: shop })
}
