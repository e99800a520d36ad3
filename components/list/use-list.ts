"use client"

import { useMemo } from "react"
import type * as z from "zod"
import { addressOf } from "@/lib/core/client/address"
import type { ListQuery } from "@/lib/core/client/list-state"
import { useListState } from "@/lib/core/client/use-list-state"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import type { Endpoint } from "@/lib/core/http/endpoint"
import { idOf, type ListRecord, type ListSource, type ListTotals, type RowKey } from "./types"
import { useLastPage } from "./use-last-page"
import { useSelection } from "./use-selection"
import { useSums } from "./use-sums"

type Answer<Row> = ListTotals & Record<string, Row[]>
type ListCall<Row> = Endpoint & { response: z.ZodType<Answer<Row>> }

/** State of a list screen: its URL, the matching page of rows, and the selection. */
export function useList<Row extends ListRecord, Query extends ListQuery>(
  source: ListSource<Query>,
  rowKey: (row: Row) => RowKey = idOf,
) {
  const address = useListState(source.rules)
  const { state, change } = address
  const query = { ...source.fixed, ...address.query }
  const key = addressOf(source, { query })
  const answer = useQuery<ListCall<Row>>({ method: "GET", path: source.path }, { query })
  const sums = useSums(source, query)
  const page = answer.data
  const rows = useMemo(() => page?.[source.rowsIn] ?? [], [page, source.rowsIn])
  const selection = useSelection(rows, key, rowKey)
  const invalidate = useInvalidate()

  const total = page?.total ?? 0
  const { lastPage, pastEnd } = useLastPage({
    total: page?.total,
    page: state.page,
    perPage: state.perPage,
    isLoading: answer.isLoading,
    change: change as (part: { page: number }, how: { replace: true }) => void,
  })

  return {
    ...address,
    query,
    source,
    rowKey,
    rows,
    total,
    totalIsEstimate: page?.totalIsEstimate === true,
    lastPage,
    /** There is nothing to show yet. */
    empty: page === undefined || pastEnd || (rows.length === 0 && answer.isLoading),
    /** Rows of another view are shown until the requested ones arrive. */
    waiting: answer.isLoading,
    error: page ? undefined : answer.error,
    selection,
    sums,
    /** Shows rows optimistically, before a write has succeeded; `refresh` loads the actual ones. */
    show: (next: Row[]) => {
      if (!page) return
      const shown = { ...page, [source.rowsIn]: next, total: total - rows.length + next.length }
      void answer.mutate(shown as Answer<Row>, { revalidate: false })
    },
    refresh: () => invalidate(source.sums ? [source, source.sums] : [source]),
  }
}

export type List<Row extends ListRecord, Query extends ListQuery = ListQuery> = ReturnType<typeof useList<Row, Query>>
