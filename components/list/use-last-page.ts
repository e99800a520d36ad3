"use client"

import { useEffect } from "react"

interface Paging {
  /** Total for the current query; undefined while it is unknown. */
  total: number | undefined
  perPage: number
  page: number
  isLoading: boolean
  /** Must be stable between renders. */
  change: (part: { page: number }, how: { replace: true }) => void
}

/** Returns the number of the last page. A URL beyond it is replaced by that of the last page. */
export function useLastPage({ total, perPage, page, isLoading, change }: Paging) {
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / perPage))
  const pastEnd = !isLoading && total !== undefined && total > 0 && page > lastPage
  useEffect(() => {
    if (!pastEnd) return
    // During a page's first effects, Next.js does not listen to history changes yet.
    const timer = setTimeout(() => change({ page: lastPage }, { replace: true }))
    return () => clearTimeout(timer)
  }, [pastEnd, lastPage, change])
  return { lastPage, pastEnd }
}
