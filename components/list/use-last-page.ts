"use client"

import { useEffect } from "react"

interface Paging {
  /** Counted for what is asked; undefined until that is known. */
  total: number | undefined
  perPage: number
  page: number
  isLoading: boolean
  /** Must stay the same from one drawing to the next. */
  change: (part: { page: number }, how: { replace: true }) => void
}

/** How many pages there are; an address beyond the last of them is led back to it. */
export function useLastPage({ total, perPage, page, isLoading, change }: Paging) {
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / perPage))
  const pastEnd = !isLoading && total !== undefined && total > 0 && page > lastPage
  useEffect(() => {
    if (!pastEnd) return
    // At a page's first effects Next does not follow the browser's history yet.
    const soon = setTimeout(() => change({ page: lastPage }, { replace: true }))
    return () => clearTimeout(soon)
  }, [pastEnd, lastPage, change])
  return { lastPage, pastEnd }
}
