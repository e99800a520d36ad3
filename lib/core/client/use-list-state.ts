"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useMemo } from "react"
import { isFiltered, type ListQuery, type ListRules, listQuery, parseListState, writeListState } from "./list-state"

export interface HistoryOptions {
  /** True for steps that the Back button should skip, such as each letter of a search. */
  replace?: boolean
}

/** Goes to other parameters of the current page. */
export function pushParams(params: URLSearchParams, { replace = false }: HistoryOptions = {}): void {
  const search = params.toString()
  const address = `${window.location.pathname}${search ? `?${search}` : ""}`
  // Next follows the browser's history without requesting the page again.
  if (replace) window.history.replaceState(null, "", address)
  else window.history.pushState(null, "", address)
}

/** A list's state. The URL is the only place that holds it. */
export function useListState<Query extends ListQuery>(rules: ListRules<Query>) {
  const params = useSearchParams()
  const state = useMemo(() => parseListState(rules, params), [rules, params])
  const query = useMemo(() => listQuery(rules, state), [rules, state])

  /** Changes part of the state. Goes back to page 1 unless `part` sets the page. */
  const change = useCallback(
    (part: Partial<Query>, move?: HistoryOptions) => {
      const current = new URLSearchParams(window.location.search)
      pushParams(writeListState(rules, { ...parseListState(rules, current), page: 1, ...part }, current), move)
    },
    [rules],
  )

  const clear = useCallback(() => {
    const current = new URLSearchParams(window.location.search)
    const { sortBy, order, perPage } = parseListState(rules, current)
    const { page } = parseListState(rules, new URLSearchParams())
    pushParams(writeListState(rules, { sortBy, order, perPage, page } as Query, current))
  }, [rules])

  /** The link to a page of this view. */
  const pageAddress = (page: number) => `?${writeListState(rules, { ...state, page }, new URLSearchParams(params))}`

  return { state, query, change, clear, pageAddress, filtered: isFiltered(rules, state) }
}

/** A parameter of the view besides the list's, such as `open=add`. Setting null removes it. */
export function useViewParam(name: string) {
  const value = useSearchParams().get(name)
  const set = useCallback(
    (next: string | null, move?: HistoryOptions) => {
      const params = new URLSearchParams(window.location.search)
      if (next === null) params.delete(name)
      else params.set(name, next)
      pushParams(params, move)
    },
    [name],
  )
  return [value, set] as const
}
