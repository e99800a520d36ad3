"use client"

import { useLastPage } from "@/components/list/use-last-page"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/ecommerce/endpoints"
import { facetQuery, perPage, shelfQuery } from "./shop-state"
import type { ShopControl } from "./use-shop-state"

/** The page of products and the sidebar's counts for the state in the URL. */
export function useShelf({ state, change }: ShopControl) {
  const response = useQuery(endpoints.listShelf, { query: shelfQuery(state) })
  const facets = useQuery(endpoints.getFacets, { query: facetQuery(state) })
  const invalidate = useInvalidate()
  const total = response.data?.total
  const { lastPage, pastEnd } = useLastPage({ total, perPage, page: state.page, isLoading: response.isLoading, change })
  return {
    products: pastEnd ? undefined : response.data?.products,
    total,
    pages: lastPage,
    facets: facets.data,
    waiting: response.isLoading,
    error: response.data ? undefined : response.error,
    refresh: () => void invalidate([endpoints.listShelf, endpoints.getFacets]),
  }
}
export type Shelf = ReturnType<typeof useShelf>
