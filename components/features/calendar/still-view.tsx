"use client"

import { Agenda } from "./agenda"
import type { ViewProps } from "./calendar-context"
import { MonthGrid } from "./month-grid"
import { TimeGrid } from "./time-grid"

/** A view without react-big-calendar, for the first render and until the library has loaded. */
export function StaticView(props: ViewProps) {
  if (props.view === "month") return <MonthGrid {...props} />
  return props.view === "agenda" ? <Agenda {...props} /> : <TimeGrid {...props} />
}
