import { recordAll } from "@/lib/core/audit/record"
import type { Actor, Db } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { networkOf } from "@/lib/core/http/network"
import * as store from "../store/events"
import type { Outcome } from "../values"

type Sender = Partial<Pick<ClientInfo, "address" | "userAgent" | "requestId">>

/** Outcomes as actions of the audit log; all others are failed sign-ins. */
const actions: Partial<Record<Outcome, string>> = {
  registered: "registered",
  signed_in: "signed-in",
  signed_out: "signed-out",
  ended: "sign-in-ended",
}

/**
 * Adds an outcome to the audit log, for users of one workspace.
 * @param by the user who did it; null if unknown, as with a wrong password
 */
function audit(db: Db, outcome: Outcome, users: Actor[], by: number | null, { address, requestId }: Sender = {}) {
  const trace = { ...(address ? { network: networkOf(address).slice(0, 64) } : {}), request: requestId }
  const action = actions[outcome] ?? "sign-in-failed"
  const entries = users.map(({ userId }) => ({ action, recordType: "user", recordId: userId, after: { outcome } }))
  return recordAll({ db, workspaceId: users[0]?.workspaceId as number, userId: by ?? 0, trace }, entries)
}

interface Details {
  /** The e-mail address as typed. */
  account?: string
  deviceId?: string
  /** The user who ended the sign-in; null for a mailed link. */
  actorId?: number | null
}

/** Records the outcome of a sign-in attempt, or the end of a sign-in. */
export async function record(
  db: Db,
  outcome: Outcome,
  { workspaceId, userId }: Actor,
  sender: Sender = {},
  { account = "", ...rest }: Details = {},
): Promise<void> {
  const { address = "", userAgent = "" } = sender
  const typed = account.toLowerCase().slice(0, 254)
  await store.insert(db, [{ workspaceId, userId, outcome, address, userAgent, account: typed, ...rest }])
  await audit(db, outcome, [{ workspaceId, userId }], actions[outcome] ? userId : null, sender)
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
  await audit(db, "ended", rows, actorId)
}
