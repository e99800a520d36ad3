"use client"

import { useCallback } from "react"
import { useUrlState } from "@/lib/core/client/use-url-state"
import { type BlogState, isNarrowed, parseBlog, writeBlog } from "./list-state"
import { listPath } from "./paths"

const rules = { parse: parseBlog, write: writeBlog }

/** The list's state, which is the URL. Any change but that of the page goes back to page 1. */
export function useBlogState() {
  const { state, change } = useUrlState<BlogState>(rules)
  const clear = useCallback(() => change({ q: undefined, category: undefined }), [change])
  /** Returns the URL of a state, for links. */
  const addressOf = (part: Partial<BlogState>) => {
    const search = writeBlog({ ...state, page: 1, ...part }).toString()
    return search ? `${listPath}?${search}` : listPath
  }
  return { state, change, clear, addressOf, narrowed: isNarrowed(state) }
}
export type BlogControl = ReturnType<typeof useBlogState>
