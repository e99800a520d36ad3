"use client"

import { ArrowRight, MessageCircle, Pencil } from "lucide-react"
import { useTranslations } from "next-intl"
import { Avatar } from "@/components/ui/avatar"
import { ButtonLink } from "@/components/ui/button-link"
import { Link } from "@/components/ui/link"
import type { PostCard as Card } from "@/lib/features/blog/schema"
import { CategoryTags } from "./category-tags"
import { Cover } from "./cover"
import { editPath, postPath } from "./paths"
import { StatusBadge } from "./status-badge"
import { useDay } from "./use-day"

interface Props {
  post: Card
  /** For cards near the top of the page, whose picture loads at once. */
  first?: boolean
}

/** A post in the list with its author, date, excerpt and number of comments. */
export function PostCard({ post, first }: Props) {
  const t = useTranslations("blog")
  const day = useDay()
  const { id, title, img, userFullName, avatar, blogPosted, excerpt, status } = post
  return (
    <article className="group relative flex h-full min-w-0 flex-col overflow-hidden rounded-card border bg-card shadow-card">
      <Cover src={img} eager={first} className="aspect-2/1 w-full" />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-5">
        <h3 className="text-balance font-semibold text-base">
          <Link href={postPath(id)} className="rounded-sm after:absolute after:inset-0 group-hover:text-brand-text">
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className="flex min-w-0 items-center gap-2 text-dense text-ink-muted">
          <Avatar src={avatar} name={userFullName} size="xs" />
          <span className="truncate">{userFullName}</span>
          <span aria-hidden="true">·</span>
          <time dateTime={blogPosted} className="tabular shrink-0" suppressHydrationWarning>
            <bdi>{day(blogPosted)}</bdi>
          </time>
        </p>
        <CategoryTags categories={post.categories} />
        <p className="line-clamp-3 text-dense text-ink-muted">
          <bdi>{excerpt}</bdi>
        </p>
        <div className="mt-auto flex min-h-control items-center justify-between gap-3 border-line border-t pt-3">
          {status === "Published" ? (
            <span className="tabular flex items-center gap-1.5 text-dense text-ink-muted">
              <MessageCircle aria-hidden="true" className="size-4" />
              <bdi>{t("comments", { count: post.comment })}</bdi>
            </span>
          ) : (
            <StatusBadge status={status} />
          )}
          {status !== "Published" && post.mayEdit ? (
            <ButtonLink
              href={editPath(id)}
              variant="outline"
              size="sm"
              icon={<Pencil />}
              label={t("editOf", { title })}
              className="relative z-10"
            >
              {t("edit")}
            </ButtonLink>
          ) : (
            <span aria-hidden="true" className="flex items-center gap-1 font-medium text-brand-text text-dense">
              {t("readMore")}
              <ArrowRight className="size-4 transition-transform duration-fast group-hover:translate-x-0.5 rtl:-scale-x-100" />
            </span>
          )}
        </div>
      </div>
    </article>
  )
}
