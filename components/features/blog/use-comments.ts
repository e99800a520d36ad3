"use client"

import { useTranslations } from "next-intl"
import { useOptimistic, useTransition } from "react"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { callOnce } from "@/lib/core/client/call-once"
import * as endpoints from "@/lib/features/blog/endpoints"
import type { Post, PostComment } from "@/lib/features/blog/schema"
import { staleAfterWrite } from "./stale"

/** The user who comments. */
export interface Reader {
  fullName: string
  avatar: string
}
/** `after`: the id of the last comment when the new one was written. */
type Change = { add: string; after: number } | { remove: number }

/** The id of a comment that isn't saved yet. */
export const pendingCommentId = 0

/** A post's comments with optimistic changes, which are rolled back with a message if they fail. */
export function useComments({ id, comments }: Pick<Post, "id" | "comments">, reader: Reader) {
  const t = useTranslations("blog.done")
  const attempt = useAttempt(staleAfterWrite)
  const [, start] = useTransition()
  const [shown, show] = useOptimistic(comments, (now: PostComment[], change: Change) => {
    if ("remove" in change) return now.filter((comment) => comment.id !== change.remove)
    const arrived = now.some(({ id, commentText }) => id > change.after && commentText === change.add)
    return arrived ? now : [...now, optimisticComment(change.add, reader)]
  })

  /** @returns whether it was saved */
  const add = (commentText: string) =>
    new Promise<boolean>((settle) =>
      start(async () => {
        show({ add: commentText, after: Math.max(0, ...comments.map((comment) => comment.id)) })
        settle(await attempt(() => callOnce(endpoints.addBlogComment, { body: { id, commentText } })))
      }),
    )
  const restore = (comment: number) => attempt(() => call(endpoints.restoreBlogComment, { body: { id: comment } }))
  const remove = (comment: number) =>
    start(async () => {
      show({ remove: comment })
      const isDeleted = await attempt(() => call(endpoints.deleteBlogComment, { query: { id: comment } }))
      if (isDeleted) void toast.undo(t("commentDeleted"), () => restore(comment))
    })
  return { shown, add, remove }
}

const optimisticComment = (commentText: string, { fullName, avatar }: Reader): PostComment => ({
  id: pendingCommentId,
  userFullName: fullName,
  avatar,
  commentText,
  commentedAt: new Date().toISOString(),
  username: "",
  mayDelete: false,
})
