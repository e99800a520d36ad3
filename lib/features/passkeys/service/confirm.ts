import type { Principal } from "@/lib/core/auth/principal"
import { store as database } from "@/lib/core/db/client"
import { ownerTx } from "@/lib/core/db/tx"
import type { Actor, Db } from "@/lib/core/db/types"
import { invalid } from "@/lib/core/http/errors"
import type { Assertion } from "../schema"
import * as store from "../store"
import { findPasskey, take, verify } from "./assertion"
import { purposeOf } from "./challenges"

/** The number of a user's passkeys. */
export const countPasskeys = store.countOf

/** Whether a user has a passkey. */
export const hasPasskey = async (db: Db, who: Actor): Promise<boolean> => (await store.countOf(db, who)) > 0

/** Removes all passkeys of a user. @returns how many there were */
export const removePasskeys = store.removeAll

/**
 * Checks that the caller answered confirmation options with one of their own passkeys, and uses the challenge up.
 * @throws HttpError 422
 */
export async function requirePasskey(principal: Principal, assertion: Assertion): Promise<void> {
  const { owner } = await database()
  const { workspaceId, userId } = principal
  const passkey = await findPasskey(owner, assertion)
  const isOwn = passkey?.workspaceId === workspaceId && passkey.userId === userId
  const verified = isOwn ? await verify(passkey, assertion, purposeOf("confirm", principal)) : undefined
  if (!verified || !(await ownerTx((db) => take(db, verified)))) throw invalid({ passkey: "passkeyRejected" })
}
