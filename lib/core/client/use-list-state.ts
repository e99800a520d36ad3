"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useMemo } from "react"
import { isFiltered, type ListQuery, type ListRules, listQuery, parseListState, writeListState } from "./list-state"

interface Move {
  /** True for steps that "back" should not stop at, such as each letter of a search. */
  replace?: boolean
}

function go(params: URLSearchParams, { replace = false }: Move = {}): void {
  const search = params.toString()
  const address = `${window.location.pathname}${search ? `?${search}` : ""}`
  // Next follows the browser's history without asking the server for the page again.
  if (replace) window.history.replaceState(null, "", address)
  else window.history.pushState(null, "", address)
}

/** A list's state, which is its address and nothing else. */
export function useListState<Query extends ListQuery>(rules: ListRules<Query>) {
  const params = useSearchParams()
  const state = useMemo(() => parseListState(rules, params), [rules, params])
  const query = useMemo(() => listQuery(rules, state), [rules, state])

  /** Changes part of the state; anything but a change of page leads back to the first one. */
  const change = useCallback(
    (part: Partial<Query>, move?: Move) => {
      const current = new URLSearchParams(window.location.search)
      go(writeListState(rules, { ...parseListState(rules, current), page: 1, ...part }, current), move)
    },
    [rules],
  )

  const clear = useCallback(() => {
    const current = new URLSearchParams(window.location.search)
    const { sortBy, order, perPage } = parseListState(rules, current)
    const { page } = parseListState(rules, new URLSearchParams())
    go(writeListState(rules, { sortBy, order, perPage, page } as Query, current))
  }, [rules])

  /** Where a page of this view is; for links. */
  const pageAddress = (page: number) => `?${writeListState(rules, { ...state, page }, new URLSearchParams(params))}`

  return { state, query, change, clear, pageAddress, filtered: isFiltered(rules, state) }
}

/** A view's parameter beside the list's own, such as `open=add`; null takes it away. */
export function useViewParam(name: string) {
  const value = useSearchParams().get(name)
  const set = useCallback(
    (next: string | null, move?: Move) => {
      const params = new URLSearchParams(window.location.search)
      if (next === null) params.delete(name)
      else params.set(name, next)
      go(params, move)
    },
    [name],
  )
  return [value, set] as const
}
