"use client"

import { useEffect, useState } from "react"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/search/endpoints"
import type { FoundRecord, SearchAnswer } from "@/lib/features/search/schema"

/** What there is to find, loaded as the search opens; undefined while it comes, null where it did not. */
export function useSearchData(): SearchAnswer | null | undefined {
  const [answer, setAnswer] = useState<SearchAnswer | null>()
  useEffect(() => {
    let wanted = true
    call(endpoints.mainSearch).then(
      (data) => wanted && setAnswer(data),
      () => wanted && setAnswer(null),
    )
    return () => {
      wanted = false
    }
  }, [])
  return answer
}

const typingMs = 150
const shortest = 2
const none: FoundRecord[] = []

/** A value once it has stood still for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Records whose name holds what is typed; those of the last text stand until the next have come, which is `underWay`. */
export function useRecords(query: string) {
  const typed = query.trim()
  const q = useSettled(typed)
  const asked = q.length >= shortest && typed.length >= shortest
  const { data, isLoading } = useQuery(endpoints.searchRecords, asked ? { query: { q } } : null, {
    revalidateOnFocus: false,
  })
  return {
    records: asked ? (data?.records ?? none) : none,
    underWay: typed.length >= shortest && (typed !== q || isLoading),
  }
}
