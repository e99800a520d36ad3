import { shiftDay } from "@/lib/core/i18n/day-text"
import type { Offer } from "@/lib/features/offers/schema"

/** How many days the timeline shows. */
export const shownDays = 91

const dayOf = (instant: string | null) => instant?.slice(0, 10)

/** The first and last day of an offer, as far as they are known; an ended one ends when it was stopped. */
export function spanOf({ conditions, startsAt, endsAt, activatedAt, stoppedAt, state, createdAt }: Offer) {
  const from = conditions.from ?? dayOf(startsAt) ?? dayOf(activatedAt) ?? dayOf(createdAt) ?? ""
  const stopped = state === "archived" ? dayOf(stoppedAt) : undefined
  const to = [conditions.until ?? dayOf(endsAt), stopped].filter((day) => day !== undefined).sort()[0]
  return { from, to }
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Where a span is on a timeline that begins on a day, in percent of its width; undefined if it is outside. */
export function placeOf({ from, to }: { from: string; to: string | undefined }, start: string) {
  const first = Math.max(0, daysBetween(start, from))
  const end = Math.min(shownDays, to === undefined ? shownDays : daysBetween(start, to) + 1)
  if (end <= first) return undefined
  return { start: (first / shownDays) * 100, width: ((end - first) / shownDays) * 100 }
}

/** The width of a written day on a wide timeline, in percent. */
const written = 10

/**
 * The first day of a timeline and those of the months, with their places and the room until the next one in percent. Those
 * without room to be written are left out.
 */
export function monthsOf(start: string) {
  const days = Array.from({ length: shownDays }, (_, i) => ({ day: shiftDay(start, i), at: (i / shownDays) * 100 }))
  const marked = days.filter(({ day }, i) => day.endsWith("-01") || i === 0)
  return marked
    .map((mark, i) => ({ ...mark, room: (marked[i + 1]?.at ?? 100) - mark.at }))
    .filter(({ room }) => room >= written)
}
