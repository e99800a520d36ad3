"use client"

import { useTranslations } from "next-intl"
import { type RefObject, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import type { Post } from "@/lib/features/posts/schema"
import { CommentField } from "./comment-field"
import { CommentRow } from "./comment-row"
import type { PostActions } from "./use-posts"

/** Number of comments shown before the user expands the list. */
const collapsedCount = 2

interface Props {
  post: Post
  actions: PostActions
  field: RefObject<HTMLTextAreaElement | null>
}

/** The newest comments of a post, a button to show all, and a field for a new one. */
export function Comments({ post, actions, field }: Props) {
  const t = useTranslations("profile.comments")
  const ability = useAbility()
  const [all, setAll] = useState(false)
  const comments = post.detailedComments
  const shown = all ? comments : comments.slice(-collapsedCount)
  const canWrite = ability.can("create", "Profile")
  if (comments.length === 0 && !canWrite) return null
  return (
    <div className="border-line border-t px-5 py-4">
      {shown.length < comments.length && (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)} className="-ms-2.5 mb-2">
          {t("showAll", { count: comments.length })}
        </Button>
      )}
      {all && comments.length < post.comments && (
        <p className="mb-2 text-ink-muted text-xs">{t("newest", { count: comments.length, total: post.comments })}</p>
      )}
      {shown.length > 0 && (
        <ul aria-label={t("label")} className="mb-4 space-y-3">
          {shown.map((comment) => (
            <CommentRow key={comment.id} post={post} comment={comment} actions={actions} />
          ))}
        </ul>
      )}
      {canWrite && <CommentField field={field} name={post.username} onSend={(text) => actions.comment(post, text)} />}
    </div>
  )
}
