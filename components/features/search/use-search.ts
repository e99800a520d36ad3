"use client"

import { useEffect, useState } from "react"
import { call } from "@/lib/core/client/call"
import { useDebounced } from "@/lib/core/client/use-debounced"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/search/endpoints"
import type { FoundRecord, SearchAnswer } from "@/lib/features/search/schema"

/** Loads the data the search filters in the browser; undefined while loading, null if loading failed. */
export function useSearchData(): SearchAnswer | null | undefined {
  const [response, setResponse] = useState<SearchAnswer | null>()
  useEffect(() => {
    let isMounted = true
    call(endpoints.mainSearch).then(
      (data) => isMounted && setResponse(data),
      () => isMounted && setResponse(null),
    )
    return () => {
      isMounted = false
    }
  }, [])
  return response
}

const typingMs = 150
const minLength = 2
const noRecords: FoundRecord[] = []

/**
 * Searches records on the server. Results of the previous query stay until the next ones arrive; `underWay` is true
 * meanwhile.
 */
export function useRecords(query: string) {
  const typed = query.trim()
  const q = useDebounced(typed, typingMs)
  const isSearching = q.length >= minLength && typed.length >= minLength
  const { data, isLoading } = useQuery(endpoints.searchRecords, isSearching ? { query: { q } } : null, {
    revalidateOnFocus: false,
  })
  return {
    records: isSearching ? (data?.records ?? noRecords) : noRecords,
    underWay: typed.length >= minLength && (typed !== q || isLoading),
  }
}
