"use client"

import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as businesses from "@/lib/features/businesses/endpoints"

/** The businesses that bills can be for. */
export function useBusinesses() {
  const { data, error, isLoading, mutate } = useQuery(businesses.listBusinesses, { query: { perPage: maxPerPage } })
  return {
    businesses: (data?.data ?? []).filter(({ state }) => state !== "archived"),
    isLoading,
    error: data ? undefined : error,
    retry: () => void mutate(),
  }
}
