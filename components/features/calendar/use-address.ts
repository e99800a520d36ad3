"use client"

import { useSearchParams } from "next/navigation"
import { useCallback, useMemo } from "react"
import { changeParams, currentParams, type HistoryOptions } from "@/lib/core/client/current-url"
import { isoDayOf } from "@/lib/core/time-zone"
import { type Calendar, calendars } from "@/lib/features/calendar/values"
import { readView, type View, type ViewState } from "./view-state"

interface Changes {
  view?: View
  date?: Date
  shown?: readonly Calendar[]
  isBankingHidden?: boolean
  event?: ViewState["event"] | null
  adding?: ViewState["adding"] | null
}

/** Returns URL parameters with changes to the calendar's state. */
export function withChanges(changes: Changes, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  const { view, date, shown, isBankingHidden, event, adding } = changes
  if (view) set("view", view)
  if (date) set("date", isoDayOf(date))
  if (shown) set("calendars", shown.length === calendars.length ? undefined : shown.join(","))
  if (isBankingHidden !== undefined) set("banking", isBankingHidden ? "off" : undefined)
  if (event !== undefined) {
    set("event", event ? String(event.id) : undefined)
    set("on", event?.on)
  }
  if (adding !== undefined) {
    set("open", adding ? "add" : undefined)
    set("at", adding?.at)
    set("until", adding?.until)
  }
  return next
}

/** The calendar's state, which lives only in the URL. */
export function useAddress(today: Date) {
  const params = useSearchParams()
  const day = today.getTime()
  const state = useMemo(() => readView((name) => params.get(name), new Date(day)), [params, day])

  /** Changes part of the state. `replace` adds no history entry. */
  const go = useCallback(
    (changes: Changes, options?: HistoryOptions) => changeParams(withChanges(changes, currentParams()), options),
    [],
  )
  return { state, go }
}
