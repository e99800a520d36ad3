"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useEffect, useMemo, useState } from "react"
import { type BlogState, isNarrowed, parseBlog, writeBlog } from "./list-state"
import { listPath } from "./paths"

/** The list's state, which is the URL. Any change but that of the page goes back to page 1. */
export function useBlogState() {
  const params = useSearchParams()
  const urlState = useMemo(() => parseBlog(params), [params])
  // Next updates the search params a moment later; a clicked category should react at once.
  const [optimistic, setOptimistic] = useState<BlogState>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: reset when the URL changes
  useEffect(() => setOptimistic(undefined), [params])
  const state = optimistic ?? urlState

  const change = useCallback((part: Partial<BlogState>, { replace = false } = {}) => {
    const current = new URLSearchParams(window.location.search)
    const next = { ...parseBlog(current), page: 1, ...part }
    const search = writeBlog(next, current).toString()
    const target = `${window.location.pathname}${search ? `?${search}` : ""}`
    setOptimistic(next)
    // Next follows the history API without requesting the page from the server again.
    if (replace) window.history.replaceState(null, "", target)
    else window.history.pushState(null, "", target)
  }, [])

  const clear = useCallback(() => change({ q: undefined, category: undefined }), [change])
  /** Returns the URL of a state, for links. */
  const addressOf = (part: Partial<BlogState>) => {
    const search = writeBlog({ ...state, page: 1, ...part }).toString()
    return search ? `${listPath}?${search}` : listPath
  }
  return { state, change, clear, addressOf, narrowed: isNarrowed(state) }
}
export type BlogControl = ReturnType<typeof useBlogState>
