"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useMemo } from "react"
import { changeParams, currentParams, type HistoryOptions } from "./current-url"
import { useWritten } from "./use-written"

interface UrlRules<State> {
  parse: (params: URLSearchParams) => State
  /** Writes a state into parameters; keeps other parameters. */
  write: (state: State, params?: URLSearchParams) => URLSearchParams
}

/**
 * The state of a screen that only the URL holds, for screens that aren't lists.
 * @param rules the same object at each call
 */
export function useUrlState<State extends { page: number }>(rules: UrlRules<State>) {
  const params = useSearchParams()
  const urlState = useMemo(() => rules.parse(params), [rules, params])
  const [written, write] = useWritten<State>()

  /** Changes part of the state. Goes back to page 1 unless `part` sets the page. */
  const change = useCallback(
    (part: Partial<State>, move?: HistoryOptions) => {
      const current = currentParams()
      const next = { ...rules.parse(current), page: 1, ...part }
      write(next)
      changeParams(rules.write(next, current), move)
    },
    [rules, write],
  )
  return { params, state: written ?? urlState, change }
}
