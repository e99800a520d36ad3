"use client"

import { useViewParam } from "@/lib/core/client/use-list-state"

/** The search in a conversation. Its text is in the URL; an empty text means that the search is open. */
export function useFind() {
  const [find, setFind] = useViewParam("find")
  return {
    isOpen: find !== null,
    text: find ?? "",
    open: () => setFind(find ?? ""),
    change: (text: string) => setFind(text, { replace: true }),
    close: () => setFind(null, { replace: true }),
  }
}
export type Find = ReturnType<typeof useFind>
