"use client"

import { useEffect, useState } from "react"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import type { AlikePair, DuplicateList } from "@/lib/features/catalogue/schema/duplicates"

/** How many pairs are looked for before somebody asks for more. */
const wanted = 20
const keyOf = ({ first, second }: AlikePair) => `${first.id}-${second.id}`

/** The pairs found so far. Answers are asked for one after the other, until there are enough pairs. */
export function useDuplicates() {
  const { data: first, error: firstError, mutate } = useQuery(endpoints.listProductDuplicates, { query: {} })
  const [more, setMore] = useState<DuplicateList[]>([])
  const [goal, setGoal] = useState(wanted)
  const [error, setError] = useState<unknown>()
  const [hidden, setHidden] = useState<string[]>([])
  const pages = first ? [first, ...more] : []
  const last = pages.at(-1)
  const pairs = pages.flatMap(({ data }) => data).filter((pair) => !hidden.includes(keyOf(pair)))
  const next = pairs.length < goal && !error ? (last?.next ?? null) : null
  useEffect(() => {
    if (next === null) return
    let isOver = false
    call(endpoints.listProductDuplicates, { query: { before: next } }).then(
      (page) => isOver || setMore((before) => [...before, page]),
      (failure) => isOver || setError(failure),
    )
    return () => {
      isOver = true
    }
  }, [next])
  return {
    ...{ pairs, last, isLoading: !last || next !== null, error: firstError ?? error },
    hasMore: last?.next !== null && next === null,
    search: () => {
      setError(undefined)
      setGoal(pairs.length + wanted)
    },
    retry: () => {
      setError(undefined)
      void mutate()
    },
    hide: (pair: AlikePair) => setHidden((keys) => [...keys, keyOf(pair)]),
    show: (pair: AlikePair) => setHidden((keys) => keys.filter((key) => key !== keyOf(pair))),
    /** Hides all pairs of a product that was archived. */
    hideProduct: (id: number) =>
      setHidden((keys) => [...keys, ...pairs.filter((p) => p.first.id === id || p.second.id === id).map(keyOf)]),
  }
}
export type Duplicates = ReturnType<typeof useDuplicates>
