"use client"

import clsx from "clsx"
import { Heart, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Avatar } from "@/components/ui/avatar"
import { Button } from "@/components/ui/button"
import type { Post, PostComment } from "@/lib/features/posts/schema"
import type { PostActions } from "./use-posts"

interface Props {
  post: Post
  comment: PostComment
  actions: PostActions
}

/** A comment on a post. A comment that is still being saved has a negative id and no actions. */
export function CommentRow({ post, comment, actions }: Props) {
  const t = useTranslations("profile.comments")
  const ability = useAbility()
  const { id, username, youLiked, commentsLikes } = comment
  const isSaved = id > 0
  const canDelete = isSaved && (comment.isOwn || ability.can("manage", "all"))
  return (
    <li className="flex gap-3">
      <Avatar src={comment.avatar} name={username} />
      <div className="flex min-w-0 grow gap-1 max-sm:flex-col">
        <div className={clsx("min-w-0 grow rounded-card bg-sunken px-3.5 py-2", !isSaved && "opacity-70")}>
          <p className="font-semibold text-dense text-ink">{username}</p>
          <p className="wrap-anywhere whitespace-pre-line text-ink text-sm">{comment.comment}</p>
        </div>
        <div className="flex shrink-0 items-start">
          <Button
            variant="ghost"
            size="sm"
            tone={youLiked ? "danger" : "neutral"}
            icon={<Heart className={clsx(youLiked && "fill-current")} />}
            aria-pressed={youLiked}
            aria-disabled={!isSaved || undefined}
            data-tip={t("like", { name: username })}
            onClick={() => isSaved && void actions.likeComment(post, comment)}
          >
            <span className="sr-only">{t("like", { name: username })} </span>
            {commentsLikes > 0 && <span className="tabular">{commentsLikes}</span>}
          </Button>
          {canDelete && (
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              icon={<Trash2 />}
              label={t("delete", { name: username })}
              onClick={() => void actions.removeComment(post, comment)}
            />
          )}
        </div>
      </div>
    </li>
  )
}
