"use client"

import { useTranslations } from "next-intl"
import { FormattedText } from "@/components/editor/formatted-text"
import { useAbility } from "@/components/layout/ability"
import { Avatar } from "@/components/ui/avatar"
import { Card } from "@/components/ui/card"
import { Link } from "@/components/ui/link"
import type { Post } from "@/lib/features/blog/schema"
import { CategoryTags } from "./category-tags"
import { Cover } from "./cover"
import { PostActions } from "./post-actions"
import { useDay } from "./use-day"
import "./reading.css"

/** A post in its reading layout. */
export function Article({ post }: { post: Post }) {
  const t = useTranslations("blog")
  const day = useDay()
  const seesPeople = useAbility().can("read", "User")
  const { userFullName: name, avatar, createdTime, minutes, comments } = post
  const facts = [t("post.minutes", { count: minutes })]
  if (post.status === "Published") facts.push(t("comments", { count: comments.length }))
  return (
    <Card className="overflow-hidden">
      <article aria-labelledby="post-title">
        {post.featuredImage && <Cover eager src={post.featuredImage} className="aspect-2/1 w-full sm:aspect-5/2" />}
        <div className="mx-auto max-w-3xl p-5 sm:p-8">
          <CategoryTags categories={post.blogCategories} />
          <h1 id="post-title" className="mt-3 text-balance font-semibold text-display tracking-tight">
            <bdi>{post.blogTitle}</bdi>
          </h1>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-line border-b pb-5">
            <div className="flex min-w-0 items-center gap-3">
              <Avatar src={avatar} name={name} size="md" />
              <div className="min-w-0 text-dense">
                <p className="truncate font-medium text-sm">
                  <span className="sr-only">{t("post.writtenBy")} </span>
                  {seesPeople ? (
                    <Link href={`/apps/user/view/${post.authorId}`} className="rounded-sm hover:text-brand-text">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </p>
                <p className="tabular text-ink-muted">
                  <time dateTime={createdTime} suppressHydrationWarning>
                    <bdi>{day(createdTime)}</bdi>
                  </time>
                  {facts.map((fact) => (
                    <span key={fact}>
                      <span aria-hidden="true"> · </span>
                      <bdi>{fact}</bdi>
                    </span>
                  ))}
                </p>
              </div>
            </div>
            <PostActions post={post} />
          </div>
          {post.content ? (
            <FormattedText html={post.content} className="reading mt-6" />
          ) : (
            <p className="mt-6 text-ink-muted">{t("post.empty")}</p>
          )}
        </div>
      </article>
    </Card>
  )
}
