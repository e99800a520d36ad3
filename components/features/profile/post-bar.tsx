"use client"

import clsx from "clsx"
import { Heart, MessageSquare, Share2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import type { Post } from "@/lib/features/posts/schema"
import { LikedBy } from "./liked-by"
import type { PostActions } from "./use-posts"

interface Props {
  post: Post
  actions: PostActions
  onComment: () => void
}

/** Buttons to like, comment on and share a post, with counts. */
export function PostBar({ post, actions, onComment }: Props) {
  const t = useTranslations("profile.post")
  const ability = useAbility()
  const canReact = ability.can("update", "Profile")
  const { likes, youLiked, comments, share, youShared } = post
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2">
      <div className="-ms-0.5 flex flex-wrap items-center">
        <Button
          variant="ghost"
          size="sm"
          tone={youLiked ? "danger" : "neutral"}
          icon={<Heart className={clsx(youLiked && "fill-current")} />}
          aria-pressed={youLiked}
          aria-disabled={!canReact || undefined}
          data-tip={t("like")}
          onClick={() => canReact && void actions.like(post)}
        >
          <span className="sr-only">{t("like")} </span>
          <span className="tabular">{likes}</span>
        </Button>
        <Button variant="ghost" size="sm" icon={<MessageSquare />} data-tip={t("comment")} onClick={onComment}>
          <span className="sr-only">{t("comment")} </span>
          <span className="tabular">{comments}</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          tone={youShared ? "brand" : "neutral"}
          icon={<Share2 />}
          aria-pressed={youShared}
          aria-disabled={!canReact || undefined}
          data-tip={t("share")}
          onClick={() => canReact && void actions.share(post)}
        >
          <span className="sr-only">{t("share")} </span>
          <span className="tabular">{share}</span>
        </Button>
      </div>
      {likes > 0 && <LikedBy post={post} />}
    </div>
  )
}
