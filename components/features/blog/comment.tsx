"use client"

import { Reply, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { Avatar } from "@/components/ui/avatar"
import { Button } from "@/components/ui/button"
import { RelativeTime } from "@/components/ui/relative-time"
import type { PostComment } from "@/lib/features/blog/schema"
import { pendingCommentId } from "./use-comments"

interface Props {
  comment: PostComment
  onReply: () => void
  onRemove: () => void
}

/** A comment on a post. */
export function Comment({ comment, onReply, onRemove }: Props) {
  const t = useTranslations("blog.comment")
  const { id, userFullName: name, avatar, commentedAt, commentText, mayDelete } = comment
  const sending = id === pendingCommentId
  return (
    <li className="flex gap-3 py-4 first:pt-0">
      <Avatar src={avatar} name={name} size="md" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium text-sm">{name}</span>
          <span className="text-ink-faint text-xs">{sending ? t("sending") : <RelativeTime at={commentedAt} />}</span>
        </p>
        <p className="mt-1 whitespace-pre-line break-words text-sm">
          <bdi>{commentText}</bdi>
        </p>
        {!sending && (
          <div className="-ms-2 mt-1 flex flex-wrap gap-1">
            <Button variant="ghost" size="sm" icon={<Reply />} label={t("replyTo", { name })} onClick={onReply}>
              {t("reply")}
            </Button>
            {mayDelete && (
              <Button
                variant="ghost"
                size="sm"
                tone="danger"
                icon={<Trash2 />}
                label={t("deleteOf", { name })}
                onClick={onRemove}
              >
                {t("delete")}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
