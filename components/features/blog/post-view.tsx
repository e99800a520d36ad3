"use client"

import { useTranslations } from "next-intl"
import { Card } from "@/components/ui/card"
import { LoadFailed } from "@/components/ui/load-failed"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/blog/endpoints"
import { Article } from "./article"
import { CategoryList } from "./category-list"
import { Comments } from "./comments"
import { listPath } from "./paths"
import { RecentPosts } from "./recent-posts"
import { UnknownPost } from "./unknown-post"
import { Unpublished } from "./unpublished"
import type { Reader } from "./use-comments"

/** A post with its comments, which appear live. */
export function PostView({ id, reader }: { id: number; reader: Reader }) {
  const t = useTranslations("blog")
  const { data: post, error, mutate, isValidating } = useQuery(endpoints.getPost, { query: { id } })
  const { data: topics } = useQuery(endpoints.getTopics)
  // The post was deleted or withdrawn while the page was open.
  if (error?.status === 404) return <UnknownPost />
  if (!post)
    return error ? (
      <Card>
        <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
      </Card>
    ) : null
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <Unpublished post={post} />
        <Article post={post} />
        {post.status === "Published" && <Comments post={post} reader={reader} />}
      </div>
      <aside aria-label={t("aside")} className="grid min-w-0 grid-cols-1 gap-5">
        <CategoryList
          current={null}
          categories={topics?.categories ?? []}
          href={(category) => (category ? `${listPath}?category=${encodeURIComponent(category)}` : listPath)}
        />
        <RecentPosts posts={topics?.recentPosts ?? []} />
      </aside>
    </div>
  )
}
