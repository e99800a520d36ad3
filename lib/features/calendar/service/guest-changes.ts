import type { EventRow } from "../store/events"
import type { Override } from "../store/overrides"
import { partsOfRule } from "../values"
import { occurrenceRow, seriesOf } from "./expand"
import { startsAmong } from "./recurrence"
import type { Steps } from "./steps"

/** An event as it was before a change, or is after it. For a single occurrence, its override alone is enough. */
export interface Snapshot {
  row: EventRow
  overrides: Override[]
}

/** A change of which one guest must be notified. */
export interface GuestChange {
  kind: "invited" | "changed" | "cancelled"
  /** The event, or the changed occurrence. */
  row: EventRow
  /** The occurrence's original start; undefined for the event or the whole series. */
  occursAt?: Date
}

type Includes = (guests: string[]) => boolean

/** The properties of an event that guests see, as text. A change of any other property isn't worth an email. */
const printOf = ({ title, url, startsAt, endsAt, allDay, details }: EventRow) =>
  JSON.stringify([title, url, startsAt, endsAt, allDay, details.location ?? "", details.description ?? ""])

const seriesPrintOf = (row: EventRow) => `${printOf(row)} ${row.recurrence} ${row.recurrence ? row.timeZone : ""}`

const guestsOf = ({ details }: EventRow) => details.guests ?? []

/** Returns the overrides of occurrences that exist: those after the end of a series stay stored. */
export function realOverrides({ row, overrides }: Snapshot, steps: Steps): Override[] {
  const series = seriesOf(row)
  if (!series || overrides.length === 0) return []
  const times = overrides.map(({ occursAt }) => occursAt)
  const real = startsAmong(series, times, steps)
  return overrides.filter(({ occursAt }) => real.has(occursAt.getTime()))
}

/** One state of an event as a guest sees it. */
class Seen {
  readonly whole: string | undefined
  private readonly own: Map<number, Override>

  constructor(
    private readonly row: EventRow | undefined,
    overrides: Override[],
    private readonly includes: Includes,
  ) {
    this.whole = row && includes(guestsOf(row)) ? seriesPrintOf(row) : undefined
    this.own = new Map(overrides.map((override) => [override.occursAt.getTime(), override]))
  }

  /** The original starts of the occurrences that differ from the series. */
  get times() {
    return [...this.own.keys()]
  }

  /** An occurrence as the guest sees it; undefined if it doesn't exist for them. */
  at(time: number) {
    const override = this.own.get(time)
    if (!this.row || override?.isCancelled) return undefined
    const row = occurrenceRow(this.row, new Date(time), override)
    return this.includes(guestsOf(row)) ? { row, print: printOf(row) } : undefined
  }
}

/**
 * Compares two states of an event as a guest sees them. The change of a whole series includes its occurrences.
 * @param overrides those of occurrences that exist
 */
export function changesFor(
  before: Snapshot | undefined,
  after: Snapshot | undefined,
  includes: Includes,
): GuestChange[] {
  const [old, now] = [before, after].map((state) => new Seen(state?.row, state?.overrides ?? [], includes)) as [
    Seen,
    Seen,
  ]
  if (now.whole !== undefined && now.whole !== old.whole) {
    return [{ kind: old.whole === undefined ? "invited" : "changed", row: after?.row as EventRow }]
  }
  const changes: GuestChange[] = []
  const isEnded = old.whole !== undefined && now.whole === undefined
  if (isEnded) changes.push({ kind: "cancelled", row: before?.row as EventRow })
  for (const time of [...new Set([...old.times, ...now.times])].sort((a, b) => a - b)) {
    const [was, is] = [isEnded ? undefined : old.at(time), now.at(time)]
    if (was?.print === is?.print) continue
    const kind = is ? (was ? "changed" : "invited") : "cancelled"
    changes.push({ kind, row: (is ?? was)?.row as EventRow, occursAt: new Date(time) })
  }
  return changes
}

/** A rule without its end. */
const patternOf = (recurrence: string | null) =>
  JSON.stringify([...(partsOfRule(recurrence ?? "") ?? [])].filter(([name]) => name !== "UNTIL" && name !== "COUNT"))

/** Whether an event takes place at other times than before, so that guests have to answer again. */
export const isMoved = (before: EventRow, after: EventRow): boolean =>
  before.startsAt.getTime() !== after.startsAt.getTime() ||
  before.endsAt.getTime() !== after.endsAt.getTime() ||
  before.allDay !== after.allDay ||
  patternOf(before.recurrence) !== patternOf(after.recurrence) ||
  (after.recurrence !== null && !after.allDay && before.timeZone !== after.timeZone)
