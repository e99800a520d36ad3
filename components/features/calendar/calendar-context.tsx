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
  /** The user's time zone. */
  zone: string
  weekStart: number
  /** Midnight of the current day in the user's time zone, as a wall time. */
  today: Date
  /** Returns an event's time and calendar, for screen readers. */
  describe: (item: Placed) => string
  /** The translated "all day", for components that the library renders. */
  wholeDay: string
  /** Returns the translated "+5 more". */
  more: (count: number) => string
  open: (item: Placed) => void
  /** Opens the form for a new event at a wall time or on a whole day. */
  addAt: (at: Date, until: Date, allDay: boolean) => void
  /** Opens the day view. */
  showDay: (day: Date) => void
  mayAdd: boolean
  mayChange: boolean
  mayDelete: boolean
}

const Context = createContext<CalendarContext | null>(null)
export const CalendarProvider = Context.Provider

export function useCalendar(): CalendarContext {
  const value = useContext(Context)
  if (!value) throw new Error("useCalendar must be used inside a CalendarProvider")
  return value
}

/** A view and its events. */
export interface ViewProps {
  view: View
  date: Date
  items: Placed[]
}
