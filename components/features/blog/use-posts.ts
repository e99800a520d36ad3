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

/** The posts for the list's state in the URL. */
export function usePosts({ state, change }: BlogControl) {
  const query = postsQuery(state)
  const response = useQuery(endpoints.listBlogPosts, { query })
  const { fallback } = useSWRConfig()
  const invalidate = useInvalidate()
  const total = response.data?.total
  const { lastPage, pastEnd } = useLastPage({
    total,
    perPage: postsPerPage,
    page: state.page,
    isLoading: response.isLoading,
    change,
  })
  return {
    posts: pastEnd ? undefined : response.data?.posts,
    total,
    pages: lastPage,
    /** Whether posts of the previous view are shown while new ones load. Prefetched posts don't count as loading. */
    waiting: response.isLoading && !(addressOf(endpoints.listBlogPosts, { query }) in fallback),
    busy: response.isValidating,
    error: response.data ? undefined : response.error,
    refresh: () => void invalidate([endpoints.listBlogPosts]),
  }
}
