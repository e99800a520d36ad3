"use client"

import { useEffect, useState } from "react"
import { call } from "@/lib/core/client/call"
import type { mainSearch } from "@/lib/features/search/contract"
import type { SearchAnswer } from "@/lib/features/search/schema"

/** What there is to find, loaded as the search opens; undefined while it comes, null where it did not. */
export function useSearchData(): SearchAnswer | null | undefined {
  const [answer, setAnswer] = useState<SearchAnswer | null>()
  useEffect(() => {
    let wanted = true
    call<typeof mainSearch>({ method: "GET", path: "/api/main-search/data" }).then(
      (data) => wanted && setAnswer(data),
      () => wanted && setAnswer(null),
    )
    return () => {
      wanted = false
    }
  }, [])
  return answer
}
