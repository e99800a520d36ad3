import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, notFound } from "@/lib/core/http/errors"
import type { BlogStatus } from "../values"

/** @throws HttpError 404 where there is nothing, or nothing the caller may see */
export const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw notFound()
  return row
}

/** Whether the caller may change what others wrote, and publish. */
export const edits = ({ ability }: Principal): boolean => ability.can("update", "Blog")

/** Whether a post or comment is the caller's to delete: their own, or with the right to clear up the blog anybody's. */
export const mayDelete = ({ userId }: Scope, { ability }: Principal, authorId: number): boolean =>
  authorId === userId || ability.can("delete", "Blog")

/** @throws HttpError 403 for a post of somebody else's that only editors change */
export function checkChange(scope: Scope, principal: Principal, authorId: number): void {
  if (authorId !== scope.userId && !edits(principal)) throw new HttpError(403, "forbidden")
}

/** @throws HttpError 403 */
export function checkDelete(scope: Scope, principal: Principal, authorId: number): void {
  if (!mayDelete(scope, principal, authorId)) throw new HttpError(403, "forbidden")
}

/** What the caller may do to a post they can see. Writing takes the right to, also for what one wrote once. */
export function rightsOn(
  scope: Scope,
  principal: Principal,
  { authorId, status }: { authorId: number; status: BlogStatus },
) {
  const writes = principal.ability.can("create", "Blog")
  return {
    edit: writes && (authorId === scope.userId || edits(principal)),
    publish: status !== "Published" && edits(principal),
    // A draft is its author's alone: whoever made one of another's post could not find it again.
    withdraw: authorId === scope.userId,
    delete: writes && mayDelete(scope, principal, authorId),
  }
}
