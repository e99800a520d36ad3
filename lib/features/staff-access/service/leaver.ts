import { record } from "@/lib/core/audit/record"
import { requireOn } from "@/lib/core/auth/grants"
import { type Principal, principalsChanged } from "@/lib/core/auth/principal"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import type { JobRun } from "@/lib/core/jobs/definitions"
import { enqueue } from "@/lib/core/jobs/queue"
import { revokeAllOf } from "@/lib/features/api-keys/service/leaving"
import { endSignInsOf } from "@/lib/features/auth/service/sign-out"
import { lockBusiness } from "@/lib/features/businesses/service/businesses"
import type { Leaving } from "../schema/people"
import { deletePin } from "../store/approvals"
import * as store from "../store/grants"
import { checkHolds } from "./held"
import { holdingsOf } from "./holdings"
import { checkOwnerStays, isLastingOwner } from "./owners"
import { personWithRights } from "./principal"
import { placesOf } from "./rights"
import { managesAny, mayView } from "./view-rights"

/** The job that signs a leaver out at a later time. */
export const leavingJob = "end-leaver"

const announce = (scope: Scope, person: number) => scope.after(() => principalsChanged(scope.workspaceId, person))

/** Ends a person's sign-ins, and takes their API keys and their PIN. The account and its name stay. */
async function signOut(scope: Scope, person: number): Promise<void> {
  await endSignInsOf(scope, [person])
  await revokeAllOf(scope, person)
  await deletePin(scope, { workspaceId: scope.workspaceId, userId: person })
  announce(scope, person)
}

/** @throws HttpError 404 for people whose access the caller doesn't manage; 403 for those whom they manage only in part */
async function requireManaged(scope: Scope, principal: Principal, userId: number): Promise<store.Row[]> {
  const who = { workspaceId: scope.workspaceId, userId }
  const first = await store.findOfUser(scope.db, who)
  if (!managesAny(principal, first)) throw notFound()
  const person = await personWithRights(scope.db, who)
  if (person && !(await mayView(scope.db, principal, person)))
    throw new HttpError(403, "forbidden", { message: "leaverElsewhere" })
  // In the order of their ids, so that two requests don't wait for each other.
  const businesses = [...new Set(first.map(({ business }) => business))].sort((a, b) => a - b)
  for (const business of businesses) await lockBusiness(scope, business)
  const rows = await store.findOfUser(scope.db, who)
  for (const row of rows) {
    for (const place of placesOf(row)) requireOn(principal, ["update", "StaffGrant"], place)
    checkHolds(principal, row)
  }
  return rows
}

/**
 * Ends everything that a person may do: their grants, sign-ins, API keys and PIN, now or at a later time. What they have done
 * stays, with their name.
 * @throws HttpError 404 and 403, see `requireManaged`; 409 for the last owner of a business; 422 for the caller's own access
 */
export async function leave(scope: Scope, principal: Principal, person: number, given?: string): Promise<Leaving> {
  if (person === principal.userId) throw invalid({ person: "leaveSelf" })
  const rows = await requireManaged(scope, principal, person)
  const at = new Date(Math.max(Date.now(), given ? new Date(given).getTime() : 0))
  let grants = 0
  for (const row of rows) {
    if (row.until && row.until <= at) continue
    if (isLastingOwner(row)) await checkOwnerStays(scope, row)
    await store.update(scope, row.id, { endsAt: at > row.from ? at : row.from }, undefined)
    grants++
  }
  const isNow = at.getTime() <= Date.now()
  if (isNow) await signOut(scope, person)
  else await enqueue(scope, leavingJob, { person, by: principal.userId }, { runAt: at, key: `${person}` })
  await record(scope, { action: "left", recordType: "user", recordId: person, after: { at: at.toISOString(), grants } })
  announce(scope, person)
  return { person, at: at.toISOString(), grants, signedOut: isNow, holds: await holdingsOf(scope, person, at) }
}

/** Signs a leaver out when the time has come, unless they have been given access again. */
export const endLeaver = ({ person, by }: { person?: unknown; by?: unknown }, { workspaceId }: JobRun) =>
  tx({ workspaceId: Number(workspaceId), userId: Number(by) }, async (scope) => {
    const who = { workspaceId: scope.workspaceId, userId: Number(person) }
    if ((await store.findOfUser(scope.db, who)).length === 0) await signOut(scope, who.userId)
  })
