"use client"

import { useSearchParams } from "next/navigation"
import { useRef } from "react"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/faq/endpoints"
import type { FaqCategory } from "@/lib/features/faq/schema"

const none: FaqCategory[] = []

/** The questions for the search in the URL, with optimistic changes. */
export function useFaq() {
  const q = useSearchParams().get("q")?.trim() ?? ""
  const { data, error, isLoading, isValidating, mutate } = useQuery(endpoints.listFaqCategories, {
    query: { q },
  })
  // While the next response loads, the previous one is shown with its own search text.
  const shown = useRef(q)
  if (!isLoading) shown.current = q
  return {
    q,
    shownFor: shown.current,
    categories: data?.categories ?? none,
    known: data !== undefined,
    error,
    retrying: isValidating,
    retry: () => void mutate(),
    showOptimistically: (change: (categories: FaqCategory[]) => FaqCategory[]) =>
      void mutate((now) => now && { categories: change(now.categories) }, { revalidate: false }),
  }
}
export type FaqState = ReturnType<typeof useFaq>
