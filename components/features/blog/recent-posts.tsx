"use client"

import { useTranslations } from "next-intl"
import { Link } from "@/components/ui/link"
import type { Topics } from "@/lib/features/blog/schema"
import { Cover } from "./cover"
import { postPath } from "./paths"
import { useDay } from "./use-day"

/** A short list of the newest posts. */
export function RecentPosts({ posts }: { posts: Topics["recentPosts"] }) {
  const t = useTranslations("blog")
  const day = useDay()
  if (posts.length === 0) return null
  return (
    <section className="rounded-card border bg-card p-5 shadow-card">
      <h2 className="mb-3 font-semibold text-dense">{t("recent")}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        {posts.map(({ id, img, title, createdTime }) => (
          <li key={id} className="relative flex items-center gap-3">
            <Cover src={img} className="h-14 w-20 shrink-0 rounded-control" />
            <div className="min-w-0">
              <Link
                href={postPath(id)}
                className="line-clamp-2 rounded-sm font-medium text-dense after:absolute after:inset-0 hover:text-brand-text"
              >
                <bdi>{title}</bdi>
              </Link>
              <time dateTime={createdTime} className="tabular text-ink-faint text-xs" suppressHydrationWarning>
                <bdi>{day(createdTime)}</bdi>
              </time>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
