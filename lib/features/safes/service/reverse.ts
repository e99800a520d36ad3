import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, notFound } from "@/lib/core/http/errors"
import type { Posted } from "@/lib/features/ledger/service/entry"
import { reverse } from "@/lib/features/ledger/service/reverse"
import type { ReversalForm } from "../schema"
import { findMovement } from "../store/movements"
import { type MovementKind, reversibleKinds } from "../values"
import { by, openSafe } from "./acts"
import { contentsOf } from "./contents"
import { movePieces, negated } from "./pieces"

/**
 * Reverses a movement: its entry in the books, and the notes and coins that it moved.
 * @throws HttpError 404; 409 for another kind of movement, one that is reversed, or if the money is no longer there
 */
export async function reverseMoved(
  scope: Scope,
  principal: Principal,
  id: number,
  { entry, reason, key }: ReversalForm & { key: string },
  kinds: readonly MovementKind[],
): Promise<Posted> {
  const place = await openSafe(scope, id)
  const moved = await findMovement(scope, place.shop, entry)
  if (!moved) throw notFound()
  if (!kinds.includes(moved.kind)) throw conflict({ entry: "movementStays" })
  const posted = await reverse(scope, entry, { reason, businessDate: place.today, key })
  // The notes and coins of a repeated command have moved already.
  if (!posted.isReplayed)
    await movePieces(scope, place, {
      ...{ kind: moved.kind, amount: -moved.amount, pieces: negated(moved.pieces), note: reason },
      ...{ entryId: posted.id, ...by(scope, principal) },
    })
  return posted
}

/** Reverses a float or change. @throws HttpError as for `reverseMoved` */
export async function reverseMovement(scope: Scope, principal: Principal, id: number, form: ReversalForm, key: string) {
  await reverseMoved(scope, principal, id, { ...form, key }, reversibleKinds)
  return contentsOf(scope, id)
}
