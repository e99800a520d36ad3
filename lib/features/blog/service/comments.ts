import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import { cut } from "@/lib/core/text"
import { queueNotificationEmails } from "@/lib/features/notifications/service/emails"
import { notifyMentioned } from "@/lib/features/notifications/service/mentions"
import * as store from "../store/comments"
import { lock } from "../store/write"
import { canEditOthers, checkDelete, requireFound } from "./rules"

/** Max characters of a comment quoted in an e-mail. */
const maxQuoted = 500

export async function add(scope: Scope, principal: Principal, postId: number, commentText: string) {
  const { authorId, title } = requireFound(await lock(scope, postId, canEditOthers(principal)))
  const { id, createdAt } = await store.insertComment(scope, postId, principal.fullName, commentText)
  const { avatar, fullName: userFullName } = principal
  const about = { who: userFullName, title }
  const link = `/pages/blog/detail/${postId}`
  const to = authorId === null ? [] : [authorId]
  await queueNotificationEmails(scope, {
    wish: "commentOnArticle",
    to,
    values: { ...about, text: cut(commentText, maxQuoted) },
    link,
  })
  await notifyMentioned(scope, { ...about, text: commentText, link, subject: "Blog", record: `blogComment:${id}` })
  return {
    comment: { avatar, userFullName, commentedAt: createdAt.toISOString(), commentText, id },
    comments: await store.countComments(scope, postId),
  }
}

/** Checks that the caller may see the post and delete the comment. @returns the post's id */
async function requireDeletable(scope: Scope, principal: Principal, id: number): Promise<number> {
  const { postId, authorId } = requireFound(await store.lockComment(scope, id))
  requireFound(await lock(scope, postId, canEditOthers(principal)))
  checkDelete(principal, authorId)
  return postId
}

export async function remove(scope: Scope, principal: Principal, id: number) {
  const postId = await requireDeletable(scope, principal, id)
  await store.removeComment(scope, id)
  return { id, comments: await store.countComments(scope, postId) }
}

/**
 * Restores a deleted comment.
 * @throws HttpError 404 if it can no longer be restored or its post was deleted; 403 for someone else's comment
 */
export async function restore(scope: Scope, principal: Principal, id: number) {
  const restored = await store.restoreComment(scope, id)
  if (restored.length === 0) throw new HttpError(404, "not_found", { message: "undoExpired" })
  const postId = await requireDeletable(scope, principal, id)
  return { id, comments: await store.countComments(scope, postId) }
}
