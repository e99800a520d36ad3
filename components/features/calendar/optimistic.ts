import type { Event } from "@/lib/features/calendar/schema"
import type { Answer, ChangeScope } from "@/lib/features/calendar/values"

/** The fields of an event that a request changes. */
export interface EventChange {
  title?: string
  url?: string
  start?: string
  end?: string
  allDay?: boolean
  extendedProps?: Event["extendedProps"]
}

/** Returns whether a change to one event of a series also applies to another one. */
function isAffected(other: Event, event: Event, scope: ChangeScope): boolean {
  if (other.id !== event.id) return false
  const [changedAt, otherAt] = [event.extendedProps.occurrence, other.extendedProps.occurrence]
  if (!changedAt || !otherAt || scope === "all") return true
  return scope === "this" ? otherAt === changedAt : Date.parse(otherAt) >= Date.parse(changedAt)
}

const shifted = (instant: string, by: number) => new Date(Date.parse(instant) + by).toISOString()

/** Returns the events after a change, to show it before the server has responded. */
export function applyChange(events: Event[], event: Event, changes: EventChange, scope: ChangeScope): Event[] {
  const by = changes.start ? Date.parse(changes.start) - Date.parse(event.start) : 0
  const duration =
    changes.start && changes.end
      ? Date.parse(changes.end) - Date.parse(changes.start)
      : Date.parse(changes.end ?? event.end) - Date.parse(event.start)
  return events.map((other) => {
    if (!isAffected(other, event, scope)) return other
    const start = shifted(other.start, by)
    const end = changes.start || changes.end ? shifted(start, duration) : other.end
    const { occurrence, answers, answer } = other.extendedProps
    const props = changes.extendedProps ?? other.extendedProps
    return { ...other, ...changes, start, end, extendedProps: { ...props, occurrence, answers, answer } }
  })
}

/** Returns the events after the user has answered an invitation. */
export const applyAnswer = (events: Event[], event: Event, answer: Answer, scope: ChangeScope): Event[] =>
  events.map((other) =>
    isAffected(other, event, scope) && other.extendedProps.answer !== undefined
      ? { ...other, extendedProps: { ...other.extendedProps, answer } }
      : other,
  )

/** Returns the events that remain after a delete. */
export const applyRemoval = (events: Event[], event: Event, scope: ChangeScope): Event[] =>
  events.filter((other) => !isAffected(other, event, scope))
