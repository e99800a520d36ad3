"use client"

import { useTranslations } from "next-intl"
import { useRef } from "react"
import { SearchBox } from "@/components/list/search-box"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/blog/endpoints"
import { CategoryList } from "./category-list"
import { PostShelf } from "./post-shelf"
import { RecentPosts } from "./recent-posts"
import { ShelfTabs } from "./shelf-tabs"
import { useBlogState } from "./use-blog-state"

/** The list of posts with its tabs, search and categories. */
export function BlogList() {
  const t = useTranslations("blog")
  const blog = useBlogState()
  const { state, change, addressOf } = blog
  const { data: topics } = useQuery(endpoints.getTopics)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_17rem] xl:grid-rows-[auto_auto_1fr]">
      <div className="min-w-0 xl:col-span-2">
        <ShelfTabs current={state.shelf} counts={topics?.shelves} />
      </div>
      <search className="grid min-w-0 grid-cols-1 gap-4 xl:col-start-2">
        <div className="flex [&>div]:max-w-none">
          <SearchBox
            label={t("search")}
            input={input}
            value={state.q ?? ""}
            onSearch={(q) => change({ q: q || undefined }, { replace: true })}
          />
        </div>
        <CategoryList
          categories={topics?.categories ?? []}
          current={state.category}
          href={(category) => addressOf({ category })}
          onPick={(category) => change({ category })}
        />
      </search>
      <section aria-label={t("posts")} className="min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-2">
        <h2 className="sr-only">{t("posts")}</h2>
        <PostShelf blog={blog} />
      </section>
      <aside aria-label={t("aside")} className="min-w-0 xl:col-start-2">
        <RecentPosts posts={topics?.recentPosts ?? []} />
      </aside>
    </div>
  )
}
