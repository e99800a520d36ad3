import type { Actor, Db } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import * as store from "../store/events"
import type { Outcome } from "../values"

type Sender = Partial<Pick<ClientInfo, "address" | "userAgent">>

interface Details {
  /** The e-mail address as typed. */
  account?: string
  deviceId?: string
  /** Who ended the sign-in; null for a mailed link. */
  actorId?: number | null
}

/** Records the outcome of a sign-in attempt, or the end of a sign-in. */
export async function record(
  db: Db,
  outcome: Outcome,
  { workspaceId, userId }: Actor,
  { address = "", userAgent = "" }: Sender = {},
  { account = "", ...rest }: Details = {},
): Promise<void> {
  const typed = account.toLowerCase().slice(0, 254)
  await store.insert(db, [{ workspaceId, userId, outcome, address, userAgent, account: typed, ...rest }])
}

/** The fields of an ended sign-in, as in the sessions table. */
interface Ended extends Actor {
  address: string
  userAgent: string
}

/**
 * Records that sign-ins were ended from elsewhere.
 * @param actorId the user who ended them; null for a mailed link
 */
export async function recordEnded(db: Db, ended: Ended[], actorId: number | null): Promise<void> {
  if (ended.length === 0) return
  const rows = ended.map(({ workspaceId, userId, address, userAgent }) => ({ workspaceId, userId, address, userAgent }))
  await store.insert(
    db,
    rows.map((row) => ({ ...row, outcome: "ended" as const, actorId })),
  )
}
