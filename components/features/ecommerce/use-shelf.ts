"use client"

import { useLastPage } from "@/components/list/use-last-page"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/ecommerce/endpoints"
import { facetQuery, perPage, shelfQuery } from "./shop-state"
import type { ShopControl } from "./use-shop-state"

/** What the shop's address leads to: a page of products, and the counts of the sidebar. */
export function useShelf({ state, change }: ShopControl) {
  const answer = useQuery(endpoints.listShelf, { query: shelfQuery(state) })
  const facets = useQuery(endpoints.getFacets, { query: facetQuery(state) })
  const invalidate = useInvalidate()
  const total = answer.data?.total
  const { lastPage, pastEnd } = useLastPage({ total, perPage, page: state.page, isLoading: answer.isLoading, change })
  return {
    products: pastEnd ? undefined : answer.data?.products,
    total,
    pages: lastPage,
    facets: facets.data,
    waiting: answer.isLoading,
    error: answer.data ? undefined : answer.error,
    refresh: () => void invalidate([endpoints.listShelf, endpoints.getFacets]),
  }
}
export type Shelf = ReturnType<typeof useShelf>
