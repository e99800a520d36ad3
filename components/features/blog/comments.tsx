"use client"

import { useTranslations } from "next-intl"
import { useRef, useState } from "react"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import type { Post } from "@/lib/features/blog/schema"
import { Comment } from "./comment"
import { CommentForm } from "./comment-form"
import { pendingCommentId, type Reader, useComments } from "./use-comments"

/** The comments on a post and the form for a new one. */
export function Comments({ post, reader }: { post: Post; reader: Reader }) {
  const t = useTranslations("blog")
  const { shown, add, remove } = useComments(post, reader)
  const [text, setText] = useState("")
  const box = useRef<HTMLTextAreaElement>(null)

  // Mentioning the username notifies that user.
  function reply(name: string) {
    setText((before) => (before.startsWith(`@${name} `) ? before : `@${name} ${before}`))
    box.current?.focus()
  }
  return (
    <Card aria-label={t("comment.title")}>
      <CardHeader title={t("comments", { count: shown.length })} />
      <CardBody>
        {shown.length > 0 ? (
          <ul aria-label={t("comment.title")} className="divide-y divide-line">
            {shown.map((comment, index) => (
              <Comment
                key={comment.id === pendingCommentId ? `new ${index}` : comment.id}
                comment={comment}
                onReply={() => reply(comment.username || comment.userFullName)}
                onRemove={() => remove(comment.id)}
              />
            ))}
          </ul>
        ) : (
          <p className="pb-4 text-ink-muted text-sm">{t("comment.none")}</p>
        )}
        <div className="border-line border-t pt-5">
          <CommentForm text={text} onText={setText} onSend={add} box={box} />
        </div>
      </CardBody>
    </Card>
  )
}
