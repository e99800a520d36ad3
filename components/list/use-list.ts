"use client"

import { useEffect, useMemo } from "react"
import { useSWRConfig } from "swr"
import type * as z from "zod"
import { addressOf } from "@/lib/core/client/address"
import type { ListQuery } from "@/lib/core/client/list-state"
import { useListState } from "@/lib/core/client/use-list-state"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import type { Endpoint } from "@/lib/core/http/endpoint"
import type { ListRecord, ListSource, ListTotals } from "./types"
import { useSelection } from "./use-selection"

type Answer<Row> = ListTotals & Record<string, Row[]>
type ListCall<Row> = Endpoint & { response: z.ZodType<Answer<Row>> }

/** Whether there is an answer for this very address, not just the last one standing in. */
function useAnswered(address: string): boolean {
  const { fallback, cache } = useSWRConfig()
  return address in fallback || cache.get(address)?.data !== undefined
}

/** The state of a list screen: its address, the page of rows for it, and what is selected of them. */
export function useList<Row extends ListRecord, Query extends ListQuery>(source: ListSource<Query>) {
  const address = useListState(source.rules)
  const { state, change } = address
  const query = { ...source.fixed, ...address.query }
  const key = addressOf(source, { query })
  const answer = useQuery<ListCall<Row>>({ method: "GET", path: source.path }, { query })
  const answered = useAnswered(key)
  const error = answered ? undefined : answer.error
  const page = error ? undefined : answer.data
  const rows = useMemo(() => page?.[source.rowsIn] ?? [], [page, source.rowsIn])
  const selection = useSelection(rows, key)
  const invalidate = useInvalidate()

  const total = page?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / state.perPage))
  const pastEnd = page !== undefined && !answer.isLoading && rows.length === 0 && total > 0 && state.page > lastPage
  useEffect(() => {
    if (!pastEnd) return
    // At a page's first effects Next does not follow the browser's history yet.
    const soon = setTimeout(() => change({ page: lastPage } as Partial<Query>, { replace: true }))
    return () => clearTimeout(soon)
  }, [pastEnd, lastPage, change])

  return {
    ...address,
    query,
    source,
    rows,
    total,
    totalIsEstimate: page?.totalIsEstimate === true,
    lastPage,
    /** Nothing to show yet. */
    empty: page === undefined || pastEnd || (rows.length === 0 && answer.isLoading),
    /** Rows of another view stand in until those asked for arrive. */
    waiting: answer.isLoading,
    error,
    selection,
    /** Shows rows as they will be once a write has come through; `refresh` brings the truth. */
    show: (next: Row[]) => {
      if (!page) return
      const shown = { ...page, [source.rowsIn]: next, total: total - rows.length + next.length }
      void answer.mutate(shown as Answer<Row>, { revalidate: false })
    },
    refresh: () => invalidate([source]),
  }
}

export type List<Row extends ListRecord, Query extends ListQuery = ListQuery> = ReturnType<typeof useList<Row, Query>>
