"use client"

import { useRef } from "react"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/calendar/endpoints"
import type { Event } from "@/lib/features/calendar/schema"

const none: Event[] = []

/** What takes place in a range, kept true by what others do; and how to show a change before the server has said so. */
export function useEvents(range: { start: string; end: string }) {
  const { data, error, isLoading, isValidating, mutate } = useQuery(endpoints.listEvents, {
    query: range,
  })
  const invalidate = useInvalidate()
  const latest = useRef(data)
  latest.current = data

  return {
    events: data ?? none,
    known: data !== undefined,
    error,
    loading: isLoading,
    retrying: isValidating,
    retry: () => void mutate(),
    /** Shows what will be. @returns how to show again what was */
    foresee(change: (events: Event[]) => Event[]) {
      const before = latest.current
      if (before) void mutate(change(before), { revalidate: false })
      return () => before && void mutate(before, { revalidate: false })
    },
    refresh: () => invalidate([endpoints.listEvents]),
  }
}
export type Events = ReturnType<typeof useEvents>
