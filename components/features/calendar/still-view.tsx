"use client"

import { Agenda } from "./agenda"
import type { ViewProps } from "./calendar-context"
import { MonthGrid } from "./month-grid"
import { TimeGrid } from "./time-grid"

/** A view without the library: the first paint, and what stands there while the library is on its way. */
export function StillView(props: ViewProps) {
  if (props.view === "month") return <MonthGrid {...props} />
  return props.view === "agenda" ? <Agenda {...props} /> : <TimeGrid {...props} />
}
