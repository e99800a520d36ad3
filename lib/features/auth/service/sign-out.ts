import { principalsChanged } from "@/lib/core/auth/principal"
import { ownerTx } from "@/lib/core/db/tx"
import type { Actor, Scope } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { record, recordEnded } from "@/lib/features/sign-ins/service/record"
import * as store from "../store"

/** Ends one sign-in, or every sign-in of the user. @returns how many ended */
export async function logout(
  { workspaceId, userId, sessionId }: Actor & { sessionId: string },
  everywhere: boolean,
  client?: ClientInfo,
): Promise<number> {
  const who = { workspaceId, userId }
  const count = await ownerTx(async (db) => {
    const ended = await store.endSessions(db, everywhere ? who : { id: sessionId })
    const own = ended.find(({ id }) => id === sessionId)
    if (own) await record(db, "signed_out", who, client ?? own)
    await recordEnded(
      db,
      ended.filter(({ id }) => id !== sessionId),
      userId,
    )
    return ended.length
  })
  await principalsChanged(workspaceId, userId)
  return count
}

/** Ends every sign-in of users in the caller's workspace, and records the caller as the one who ended them. */
export async function endSignInsOf({ db, workspaceId, userId }: Scope, userIds: number[]): Promise<void> {
  await recordEnded(db, await store.endSessions(db, { workspaceId, userId: userIds }), userId)
}
