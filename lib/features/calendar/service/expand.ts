import type { Event, Range } from "../schema"
import { type EventRow, eventOf } from "../store/events"
import type { Override } from "../store/overrides"
import { type Series, startsAmong, startsBetween } from "./recurrence"
import type { Steps } from "./steps"
import { versionOf, withVersion } from "./version"

/** Returns the times of a repeating event, or undefined if it doesn't repeat. */
export const seriesOf = ({
  startsAt: start,
  endsAt: end,
  allDay,
  recurrence,
  timeZone,
  repeatsUntil,
}: EventRow): Series | undefined =>
  recurrence ? { start, end, allDay, recurrence, timeZone, repeatsUntil } : undefined

/** Returns one occurrence of a series as a row, with its override applied. */
export function occurrenceRow(row: EventRow, occursAt: Date, override?: Override): EventRow {
  const lasts = row.endsAt.getTime() - row.startsAt.getTime()
  const usual = { ...row, startsAt: occursAt, endsAt: new Date(occursAt.getTime() + lasts) }
  if (!override?.startsAt || !override.endsAt) return usual
  const { title, url, startsAt: start, endsAt: end, allDay, calendar, details } = override
  return {
    ...usual,
    startsAt: start,
    endsAt: end,
    title: title ?? row.title,
    url: url ?? row.url,
    allDay: allDay ?? row.allDay,
    calendar: calendar ?? row.calendar,
    details: details ?? row.details,
  }
}

/** Returns one occurrence of a series as the API does. */
export function occurrenceOf(row: EventRow, occursAt: Date, override?: Override): Event {
  const event = eventOf(occurrenceRow(row, occursAt, override))
  const occurrence = { ...event, extendedProps: { ...event.extendedProps, occurrence: occursAt.toISOString() } }
  return withVersion(occurrence, versionOf(row, override))
}

const isOn = ({ startsAt: start, endsAt: end }: EventRow, range: Range) =>
  start < range.end && (end > range.start || start >= range.start)

/** Returns the original starts of the occurrences that take place in a range, including those moved into it. */
export function occurrencesIn(row: EventRow, overrides: Override[], range: Range, steps: Steps): Date[] {
  const series = seriesOf(row)
  if (!series) return []
  const changed = new Set(overrides.map(({ occursAt }) => occursAt.getTime()))
  const usual = startsBetween(series, range.start, range.end, steps).filter((at) => !changed.has(at.getTime()))
  const others = overrides
    .filter((override) => !override.isCancelled && isOn(occurrenceRow(row, override.occursAt, override), range))
    .map(({ occursAt }) => occursAt)
  const real = startsAmong(series, others, steps)
  return [...usual, ...others.filter((at) => real.has(at.getTime()))]
}

/** Indexes overrides by series. */
export function bySeries(overrides: Override[]): (id: number) => Override[] {
  const groups = new Map<number, Override[]>()
  for (const override of overrides) {
    const group = groups.get(override.eventId)
    if (group) group.push(override)
    else groups.set(override.eventId, [override])
  }
  return (id) => groups.get(id) ?? []
}

/** Indexes the overrides of one series by the occurrence's original start. */
export function byTime(overrides: Override[]): (at: Date) => Override | undefined {
  const known = new Map(overrides.map((override) => [override.occursAt.getTime(), override]))
  return (at) => known.get(at.getTime())
}

/** Lists the occurrences of these rows in a range, by start, at most `limit`. @throws HttpError 422 if the steps run out */
export async function expand(
  rows: EventRow[],
  overrides: Override[],
  range: Range,
  limit: number,
  steps: Steps,
): Promise<Event[]> {
  const found: Event[] = []
  const ownOf = bySeries(overrides)
  for (const row of rows) {
    await steps.rest()
    if (!row.recurrence) {
      if (isOn(row, range)) found.push(withVersion(eventOf(row), row.version))
      continue
    }
    const own = ownOf(row.id)
    const overrideAt = byTime(own)
    for (const at of occurrencesIn(row, own, range, steps)) found.push(occurrenceOf(row, at, overrideAt(at)))
    if (found.length > limit) break
  }
  const start = (event: Event) => Date.parse(event.start)
  return found.sort((a, b) => start(a) - start(b) || a.id - b.id).slice(0, limit)
}
