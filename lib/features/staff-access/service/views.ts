import { record } from "@/lib/core/audit/record"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { viewAs } from "@/lib/features/auth/service/view"
import type { StaffView } from "../schema/people"
import { findOfUser } from "../store/grants"
import { personWithRights } from "./principal"
import { managesAny, mayView } from "./view-rights"

/** How long a view lasts, in milliseconds. */
const viewMs = 30 * 60_000

/**
 * Lets the caller see the screens as somebody else, in this sign-in.
 * @throws HttpError 404 for people whose access the caller doesn't manage, 403 for those with more rights, 422 for the caller
 */
export async function startView(scope: Scope, principal: Principal, userId: number): Promise<StaffView> {
  if (userId === principal.userId) throw invalid({ person: "viewSelf" })
  const person = await personWithRights(scope.db, { workspaceId: scope.workspaceId, userId })
  if (!person || !managesAny(principal, await findOfUser(scope.db, person))) throw notFound()
  if (!(await mayView(scope.db, principal, person))) throw new HttpError(403, "forbidden", { message: "viewMore" })
  const until = new Date(Date.now() + viewMs)
  await viewAs(scope, principal, userId, until)
  await record(scope, { action: "view-started", recordType: "user", recordId: userId })
  return { person: userId, name: person.fullName, until: until.toISOString() }
}

/** Ends the caller's view; without one, nothing happens. */
export async function stopView(scope: Scope, principal: Principal): Promise<{ stopped: boolean }> {
  const { viewing } = principal
  if (!viewing) return { stopped: false }
  await viewAs(scope, principal, null, null)
  await record(scope, { action: "view-ended", recordType: "user", recordId: viewing.userId })
  return { stopped: true }
}
