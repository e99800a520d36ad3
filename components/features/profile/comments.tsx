"use client"

import { useTranslations } from "next-intl"
import { type RefObject, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import type { Post } from "@/lib/features/posts/schema"
import { CommentField } from "./comment-field"
import { CommentRow } from "./comment-row"
import type { PostActs } from "./use-posts"

/** How many comments show before one asks for all. */
const few = 2

interface Props {
  post: Post
  acts: PostActs
  field: RefObject<HTMLTextAreaElement | null>
}

/** The newest comments, all of them on demand, and the place for one's own. */
export function Comments({ post, acts, field }: Props) {
  const t = useTranslations("profile.comments")
  const may = useAbility()
  const [all, setAll] = useState(false)
  const given = post.detailedComments
  const shown = all ? given : given.slice(-few)
  const mayWrite = may.can("create", "Profile")
  if (given.length === 0 && !mayWrite) return null
  return (
    <div className="border-line border-t px-5 py-4">
      {shown.length < given.length && (
        <Button variant="ghost" size="sm" onClick={() => setAll(true)} className="-ms-2.5 mb-2">
          {t("showAll", { count: given.length })}
        </Button>
      )}
      {all && given.length < post.comments && (
        <p className="mb-2 text-ink-muted text-xs">{t("newest", { count: given.length, total: post.comments })}</p>
      )}
      {shown.length > 0 && (
        <ul aria-label={t("label")} className="mb-4 space-y-3">
          {shown.map((comment) => (
            <CommentRow key={comment.id} post={post} comment={comment} acts={acts} />
          ))}
        </ul>
      )}
      {mayWrite && <CommentField field={field} name={post.username} onSend={(text) => acts.comment(post, text)} />}
    </div>
  )
}
