"use client"

import { useSWRConfig } from "swr"
import { useLastPage } from "@/components/list/use-last-page"
import { addressOf } from "@/lib/core/client/address"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/blog/endpoints"
import { postsPerPage } from "@/lib/features/blog/values"
import { postsQuery } from "./list-state"
import type { BlogControl } from "./use-blog-state"

/** The posts that the list's address leads to. */
export function usePosts({ state, change }: BlogControl) {
  const query = postsQuery(state)
  const answer = useQuery(endpoints.listBlogPosts, { query })
  const { fallback } = useSWRConfig()
  const invalidate = useInvalidate()
  const total = answer.data?.total
  const { lastPage, pastEnd } = useLastPage({
    total,
    perPage: postsPerPage,
    page: state.page,
    isLoading: answer.isLoading,
    change,
  })
  return {
    posts: pastEnd ? undefined : answer.data?.posts,
    total,
    pages: lastPage,
    /** Posts of another view stand in until those asked for arrive; what the page came with is no stand-in. */
    waiting: answer.isLoading && !(addressOf(endpoints.listBlogPosts, { query }) in fallback),
    busy: answer.isValidating,
    error: answer.data ? undefined : answer.error,
    refresh: () => void invalidate([endpoints.listBlogPosts]),
  }
}
