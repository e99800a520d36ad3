"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useEffect, useMemo, useState } from "react"
import { type BlogState, isNarrowed, parseBlog, writeBlog } from "./list-state"
import { listPath } from "./paths"

/** The list's state, which is its address. Anything but a change of page leads back to the first one. */
export function useBlogState() {
  const params = useSearchParams()
  const address = useMemo(() => parseBlog(params), [params])
  // Next follows the address a moment later; a category that was pressed shows it at once.
  const [ahead, setAhead] = useState<BlogState>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of address that matters
  useEffect(() => setAhead(undefined), [params])
  const state = ahead ?? address

  const change = useCallback((part: Partial<BlogState>, { replace = false } = {}) => {
    const current = new URLSearchParams(window.location.search)
    const next = { ...parseBlog(current), page: 1, ...part }
    const search = writeBlog(next, current).toString()
    const target = `${window.location.pathname}${search ? `?${search}` : ""}`
    setAhead(next)
    // Next follows the browser's history without asking the server for the page again.
    if (replace) window.history.replaceState(null, "", target)
    else window.history.pushState(null, "", target)
  }, [])

  const clear = useCallback(() => change({ q: undefined, category: undefined }), [change])
  /** Where a view of the list is; for links. */
  const addressOf = (part: Partial<BlogState>) => {
    const search = writeBlog({ ...state, page: 1, ...part }).toString()
    return search ? `${listPath}?${search}` : listPath
  }
  return { state, change, clear, addressOf, narrowed: isNarrowed(state) }
}
export type BlogControl = ReturnType<typeof useBlogState>
