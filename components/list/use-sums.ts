"use client"

import { filtersOf, type ListQuery } from "@/lib/core/client/list-state"
import { useQuery } from "@/lib/core/client/use-query"
import type { ListSource } from "./types"

/** The totals of a list, for columns with `sum`. `retry` is set if they could not be loaded. */
export function useSums<Query extends ListQuery>({ sums }: ListSource<Query>, query: object) {
  const endpoint = { method: "GET", path: sums?.path ?? "" } as const
  const { data, error, mutate } = useQuery(endpoint, sums ? { query: filtersOf(query) as never } : null)
  return {
    rows: sums && data !== undefined ? sums.of(data as never) : [],
    retry: data === undefined && error ? () => void mutate() : undefined,
  }
}
