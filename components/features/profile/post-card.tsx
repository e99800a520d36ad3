"use client"

import { Ellipsis, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { memo, useId, useRef } from "react"
import { useAbility } from "@/components/layout/ability"
import { Avatar } from "@/components/ui/avatar"
import { Card } from "@/components/ui/card"
import { Menu } from "@/components/ui/menu"
import { RelativeTime } from "@/components/ui/relative-time"
import type { Post } from "@/lib/features/posts/schema"
import { Comments } from "./comments"
import { PictureButton } from "./picture-button"
import { PostBar } from "./post-bar"
import type { PostActions } from "./use-posts"

interface Props {
  post: Post
  actions: PostActions
  /** The post's picture is visible without scrolling. */
  first: boolean
}

/** A post with its reactions and comments. */
export const PostCard = memo(function PostCard({ post, actions, first }: Props) {
  const t = useTranslations("profile.post")
  const ability = useAbility()
  const titleId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { username } = post
  const remove = {
    label: t("delete"),
    icon: <Trash2 />,
    tone: "danger" as const,
    onSelect: () => void actions.remove(post),
  }
  return (
    <article aria-labelledby={titleId} data-post={post.id}>
      <Card>
        <header className="flex items-center gap-3 px-5 pt-4 pb-3">
          <Avatar src={post.avatar} name={username} size="md" />
          <div className="min-w-0 grow leading-tight">
            <h2 id={titleId} className="truncate font-semibold text-sm text-ink">
              {username}
            </h2>
            <RelativeTime at={post.postTime} className="text-ink-muted text-xs" />
          </div>
          {(post.isOwn || ability.can("manage", "all")) && (
            <Menu
              align="end"
              button={{
                variant: "ghost",
                size: "sm",
                iconOnly: true,
                label: t("actions", { name: username }),
                icon: <Ellipsis />,
              }}
              items={[remove]}
            />
          )}
        </header>
        {post.postText && (
          <p className="wrap-anywhere whitespace-pre-line px-5 pb-4 text-base text-ink">{post.postText}</p>
        )}
        {post.postImg && (
          <PictureButton
            src={post.postImg}
            first={first}
            label={t("pictureOf", { name: username })}
            className="aspect-video"
          />
        )}
        <PostBar post={post} actions={actions} onComment={() => field.current?.focus()} />
        <Comments post={post} actions={actions} field={field} />
      </Card>
    </article>
  )
})
