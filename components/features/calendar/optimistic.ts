import type { Event } from "@/lib/features/calendar/schema"
import type { ChangeScope } from "@/lib/features/calendar/values"

/** What is sent of a change. */
export interface EventChange {
  title?: string
  url?: string
  start?: string
  end?: string
  allDay?: boolean
  extendedProps?: Event["extendedProps"]
}

/** Whether another event is meant too, when this one of a series is changed. */
function isMeant(other: Event, event: Event, scope: ChangeScope): boolean {
  if (other.id !== event.id) return false
  const [one, its] = [event.extendedProps.occurrence, other.extendedProps.occurrence]
  if (!one || !its || scope === "all") return true
  return scope === "this" ? its === one : Date.parse(its) >= Date.parse(one)
}

const shifted = (instant: string, by: number) => new Date(Date.parse(instant) + by).toISOString()

/** What stands in a range after a change, before the server has said so. */
export function changed(events: Event[], event: Event, changes: EventChange, scope: ChangeScope): Event[] {
  const by = changes.start ? Date.parse(changes.start) - Date.parse(event.start) : 0
  const lasts =
    changes.start && changes.end
      ? Date.parse(changes.end) - Date.parse(changes.start)
      : Date.parse(changes.end ?? event.end) - Date.parse(event.start)
  return events.map((other) => {
    if (!isMeant(other, event, scope)) return other
    const start = shifted(other.start, by)
    const end = changes.start || changes.end ? shifted(start, lasts) : other.end
    const { occurrence } = other.extendedProps
    const props = changes.extendedProps ?? other.extendedProps
    return { ...other, ...changes, start, end, extendedProps: { ...props, occurrence } }
  })
}

/** What is left of a range after a delete. */
export const removed = (events: Event[], event: Event, scope: ChangeScope): Event[] =>
  events.filter((other) => !isMeant(other, event, scope))
