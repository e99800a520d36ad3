"use client"

import { useViewParam } from "@/lib/core/client/use-list-state"

/** The search within a talk; what is looked for stands in the address, and an empty text means that it is open. */
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
