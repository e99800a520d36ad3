import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, notFound } from "@/lib/core/http/errors"
import type { BlogStatus } from "../values"

/** Returns the row. @throws HttpError 404 if it is missing, or hidden from the caller */
export const requireFound = <T>(row: T | undefined): T => {
  if (row === undefined) throw notFound()
  return row
}

/** Whether the caller may publish, and change other people's posts. */
export const canEditOthers = ({ ability }: Principal): boolean => ability.can("update", "Blog")

/** Whether the caller may delete a post or comment: their own, or with `delete Blog` any. */
export const canDelete = ({ userId }: Scope, { ability }: Principal, authorId: number): boolean =>
  authorId === userId || ability.can("delete", "Blog")

/** @throws HttpError 403 for someone else's post, unless the caller is an editor */
export function checkChange(scope: Scope, principal: Principal, authorId: number): void {
  if (authorId !== scope.userId && !canEditOthers(principal)) throw new HttpError(403, "forbidden")
}

/** @throws HttpError 403 */
export function checkDelete(scope: Scope, principal: Principal, authorId: number): void {
  if (!canDelete(scope, principal, authorId)) throw new HttpError(403, "forbidden")
}

/** Returns the caller's permissions on a post they can see. Authors who lost `create Blog` can't edit their old posts. */
export function rightsOn(
  scope: Scope,
  principal: Principal,
  { authorId, status }: { authorId: number; status: BlogStatus },
) {
  const canWrite = principal.ability.can("create", "Blog")
  return {
    edit: canWrite && (authorId === scope.userId || canEditOthers(principal)),
    publish: status !== "Published" && canEditOthers(principal),
    // Only its author sees a draft. An editor who turned someone else's post into one could not find it again.
    withdraw: authorId === scope.userId,
    delete: canWrite && canDelete(scope, principal, authorId),
  }
}
