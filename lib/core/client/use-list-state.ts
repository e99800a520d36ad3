"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useMemo } from "react"
import { changeParams, currentParams, type HistoryOptions } from "./current-url"
import { isFiltered, type ListQuery, type ListRules, listQuery, parseListState, writeListState } from "./list-state"
import { useWritten } from "./use-written"

/** A list's state. The URL is the only place that holds it. */
export function useListState<Query extends ListQuery>(rules: ListRules<Query>) {
  const params = useSearchParams()
  const state = useMemo(() => parseListState(rules, params), [rules, params])
  const query = useMemo(() => listQuery(rules, state), [rules, state])

  /** Changes part of the state. Goes back to page 1 unless `part` sets the page. */
  const change = useCallback(
    (part: Partial<Query>, move?: HistoryOptions) => {
      const current = currentParams()
      changeParams(writeListState(rules, { ...parseListState(rules, current), page: 1, ...part }, current), move)
    },
    [rules],
  )

  const clear = useCallback(() => {
    const current = currentParams()
    const { sortBy, order, perPage } = parseListState(rules, current)
    const { page } = parseListState(rules, new URLSearchParams())
    changeParams(writeListState(rules, { sortBy, order, perPage, page } as Query, current))
  }, [rules])

  /** The link to a page of this view. */
  const pageAddress = (page: number) => `?${writeListState(rules, { ...state, page }, new URLSearchParams(params))}`

  return { state, query, change, clear, pageAddress, filtered: isFiltered(rules, state) }
}

/** A parameter of the view besides the list's, such as `open=add`. Setting null removes it. */
export function useViewParam(name: string) {
  const [written, write] = useWritten<{ value: string | null }>()
  const rendered = useSearchParams().get(name)
  const value = written ? written.value : rendered
  const set = useCallback(
    (next: string | null, move?: HistoryOptions) => {
      write({ value: next })
      const params = currentParams()
      if (next === null) params.delete(name)
      else params.set(name, next)
      changeParams(params, move)
    },
    [name, write],
  )
  return [value, set] as const
}
