"use client"

import clsx from "clsx"
import { PenLine } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { useAbility } from "@/components/layout/ability"
import { ButtonLink } from "@/components/ui/button-link"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { NoMatch } from "@/components/ui/no-match"
import { Pagination } from "@/components/ui/pagination"
import { Skeleton } from "@/components/ui/skeleton"
import { postsPerPage } from "@/lib/features/blog/values"
import { newPath } from "./paths"
import { PostCard } from "./post-card"
import type { BlogControl } from "./use-blog-state"
import { usePosts } from "./use-posts"

const grid = "grid grid-cols-1 gap-5 sm:grid-cols-2"
const places = Array.from({ length: postsPerPage }, (_, place) => `place ${place}`)

const Framed = ({ children }: { children: ReactNode }) => (
  <div className="rounded-card border bg-card shadow-card">{children}</div>
)

/** The posts of the current page, or the loading, empty or error state. */
export function PostShelf({ blog }: { blog: BlogControl }) {
  const t = useTranslations("blog")
  const ability = useAbility()
  const { state, clear, change, addressOf, narrowed } = blog
  const { posts, total, pages, waiting, busy, error, refresh } = usePosts(blog)
  if (error)
    return (
      <Framed>
        <LoadFailed text={error.message} busy={busy} onRetry={refresh} />
      </Framed>
    )
  if (!posts)
    return (
      <div className={grid}>
        <span className="sr-only">{t("loading")}</span>
        {places.map((place) => (
          <Skeleton key={place} className="h-96 rounded-card" />
        ))}
      </div>
    )
  if (posts.length === 0)
    return (
      <Framed>
        {narrowed ? (
          <NoMatch onClear={clear} />
        ) : (
          <EmptyState
            icon={<PenLine />}
            title={t(`empty.${state.shelf}.title`)}
            text={t(`empty.${state.shelf}.text`)}
            action={
              ability.can("create", "Blog") &&
              state.shelf !== "saved" && <ButtonLink href={newPath}>{t("write")}</ButtonLink>
            }
          />
        )}
      </Framed>
    )
  return (
    <>
      <p className="tabular sr-only" aria-live="polite">
        {t("results", { count: total ?? 0 })}
      </p>
      <ul
        aria-label={t("posts")}
        aria-busy={busy}
        className={clsx(grid, "transition-opacity", waiting && "opacity-60 delay-150")}
      >
        {posts.map((post, index) => (
          <li key={post.id} className="min-w-0">
            <PostCard post={post} first={index < 2} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          page={state.page}
          pages={pages}
          href={(page) => addressOf({ page })}
          onPage={(page) => {
            change({ page })
            window.scrollTo({ top: 0 })
          }}
          className="mt-5 flex justify-center"
        />
      )}
    </>
  )
}
