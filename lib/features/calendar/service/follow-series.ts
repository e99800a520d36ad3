import type { EventRow } from "../store/events"
import type { Override } from "../store/overrides"
import { seriesOf } from "./expand"
import { instantIn, wallIn } from "./recurrence"

/** Moves the overrides of a series along with it, so that each still belongs to the same occurrence. */
function moveOverrides(before: EventRow, after: EventRow, overrides: Override[]): Override[] {
  const [old, now] = [seriesOf(before), seriesOf(after)]
  if (!old || !now) return []
  const by = wallIn(now, now.start).getTime() - wallIn(old, old.start).getTime()
  if (by === 0 && old.timeZone === now.timeZone && old.allDay === now.allDay) return overrides
  const shifted = (at: Date) => instantIn(now, new Date(wallIn(old, at).getTime() + by))
  return overrides.map((override) => ({ ...override, occursAt: shifted(override.occursAt) }))
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Returns the values, in which those that equal `before` become those of `after`. */
export function inherit<T extends object>(values: T, before: Partial<T>, after: Partial<T>): T {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T)[]
  const taken = keys.filter((key) => same(values[key], before[key]) && !same(before[key], after[key]))
  return { ...values, ...Object.fromEntries(taken.map((key) => [key, after[key]])) }
}

const about = ({ title, url, calendar }: EventRow) => ({ title, url, calendar })

/**
 * Returns the overrides of a series after it has changed. A changed occurrence keeps its own times and whatever else
 * differed from its series; the rest becomes that of the series.
 */
export function followSeries(before: EventRow, after: EventRow, overrides: Override[]): Override[] {
  const moved = moveOverrides(before, after, overrides)
  if (same([about(before), before.details], [about(after), after.details])) return moved
  return moved.map((override) => {
    if (!override.startsAt) return override
    const details = inherit(override.details ?? {}, before.details, after.details)
    return { ...inherit<Override>(override, about(before), about(after)), details }
  })
}
