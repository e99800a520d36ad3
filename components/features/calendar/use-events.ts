"use client"

import { useRef } from "react"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/calendar/endpoints"
import type { Event } from "@/lib/features/calendar/schema"

const none: Event[] = []

/** The events in a range, updated live, with optimistic changes. */
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
    /** Shows a change before the server has responded. @returns a function that rolls it back */
    showOptimistically(change: (events: Event[]) => Event[]) {
      const before = latest.current
      if (before) void mutate(change(before), { revalidate: false })
      return () => before && void mutate(before, { revalidate: false })
    },
    refresh: () => invalidate([endpoints.listEvents]),
  }
}
export type Events = ReturnType<typeof useEvents>
