"use client"

import { createContext, useContext } from "react"
import type { Formats } from "./formats"
import type { Placed } from "./placed"
import type { useAddress } from "./use-address"
import type { View, ViewState } from "./view-state"

export interface CalendarContext {
  state: ViewState
  go: ReturnType<typeof useAddress>["go"]
  formats: Formats
  locale: string
  /** Where the reader is. */
  zone: string
  weekStart: number
  /** A wall time: the day it is where the reader is. */
  today: Date
  /** When an event is and in which calendar, for those who do not see where it stands. */
  describe: (item: Placed) => string
  /** The words for "all day", for what the library draws. */
  wholeDay: string
  open: (item: Placed) => void
  /** Starts a new event at a wall time, or on a whole day. */
  addAt: (at: Date, until: Date, allDay: boolean) => void
  /** Shows a day by itself. */
  showDay: (day: Date) => void
  mayAdd: boolean
  mayChange: boolean
  mayDelete: boolean
}

const Context = createContext<CalendarContext | null>(null)
export const CalendarProvider = Context.Provider

export function useCalendar(): CalendarContext {
  const value = useContext(Context)
  if (!value) throw new Error("useCalendar stands outside of a calendar")
  return value
}

/** A view, and what stands in it. */
export interface ViewProps {
  view: View
  date: Date
  items: Placed[]
}
