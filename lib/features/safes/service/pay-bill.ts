import type { Principal } from "@/lib/core/auth/principal"
import type { Count } from "@/lib/core/cash/count"
import type { Scope } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import type { NewEntry, Posted } from "@/lib/features/ledger/service/entry"
import { post } from "@/lib/features/ledger/service/post"
import { by, openSafe } from "./acts"
import { movePieces, negated, piecesFor } from "./pieces"
import { reverseMoved } from "./reverse"

// Payments of bills from a safe: the bill's noun makes the entry, the safe moves its notes and coins.

interface Payment {
  /** Minor units. */
  amount: number
  /** The notes and coins paid, if the contents of the safe are known. */
  count?: Count
  /** Posted on the safe's current trading day. */
  entry: Omit<NewEntry, "businessDate" | "shopId">
  note: string
}

/** @throws HttpError 404; 409 if the safe has less; 422 for a count that doesn't total the amount; or as for `post` */
export async function payFromSafe(
  scope: Scope,
  principal: Principal,
  id: number,
  { amount, count, entry, note }: Payment,
): Promise<Posted & { paidOn: string }> {
  const place = await openSafe(scope, id)
  const pieces = piecesFor(count, place.currency, amount, "count")
  const posted = await post(scope, { ...entry, shopId: place.shop, businessDate: place.today }).catch((error) => {
    if (!(error instanceof HttpError) || error.code !== "insufficient_funds") throw error
    throw new HttpError(409, "insufficient_funds", { message: error.key, fields: { safe: error.key } })
  })
  // The notes and coins of a repeated command have moved already.
  if (!posted.isReplayed)
    await movePieces(scope, place, {
      ...{ kind: "bill", amount: -amount, pieces: pieces && negated(pieces), note },
      ...{ entryId: posted.id, ...by(scope, principal) },
    })
  return { ...posted, paidOn: place.today }
}

/** Puts the money of a bill back into the safe, today. @throws HttpError 404, or as for `reverse` of the ledger */
export const returnToSafe = (
  scope: Scope,
  principal: Principal,
  id: number,
  payment: { entry: string; reason: string; key: string },
): Promise<Posted> => reverseMoved(scope, principal, id, payment, ["bill"])
