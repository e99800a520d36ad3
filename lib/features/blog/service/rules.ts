import { mayOn, requireOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import { notFound } from "@/lib/core/http/errors"
import type { BlogStatus } from "../values"

/** Returns the row. @throws HttpError 404 if it is missing, or hidden from the caller */
export const requireFound = <T>(row: T | undefined): T => {
  if (row === undefined) throw notFound()
  return row
}

/** Whether the caller may publish, and change other people's posts. */
export const canEditOthers = ({ ability }: Principal): boolean => ability.can("update", "Blog")

/** Whether the caller may delete a post or comment: their own, or with `delete Blog` any. */
export const canDelete = (principal: Principal, owner: number): boolean =>
  mayOn(principal, ["delete", "Blog"], { owner })

/** @throws HttpError 403 for someone else's post, unless the caller is an editor */
export const checkChange = (principal: Principal, owner: number) => requireOn(principal, ["update", "Blog"], { owner })

/** @throws HttpError 403 */
export const checkDelete = (principal: Principal, owner: number) => requireOn(principal, ["delete", "Blog"], { owner })

/** Returns the caller's permissions on a post they can see. Authors who lost `create Blog` can't edit their old posts. */
export function rightsOn(principal: Principal, { authorId, status }: { authorId: number; status: BlogStatus }) {
  const canWrite = principal.ability.can("create", "Blog")
  return {
    edit: canWrite && mayOn(principal, ["update", "Blog"], { owner: authorId }),
    publish: status !== "Published" && canEditOthers(principal),
    // Only its author sees a draft. An editor who turned someone else's post into one could not find it again.
    withdraw: authorId === principal.userId,
    delete: canWrite && canDelete(principal, authorId),
  }
}
