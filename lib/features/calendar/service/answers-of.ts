import type { Scope } from "@/lib/core/db/types"
import type { Event } from "../schema"
import { findAnswers, type KnownAnswer } from "../store/guests"
import type { AnswerState } from "../values"
import { includes } from "./guest-people"

/** Returns the newest answer of a guest; the one about an occurrence counts more than the one about its series. */
export function answerOf(known: KnownAnswer[], eventId: number, occurrence: string, keys: string[]): AnswerState {
  const own = known.filter((one) => one.eventId === eventId && (keys.includes(one.address) || keys.includes(one.name)))
  const last = (about: string) => own.findLast((one) => one.occurrence === about)?.answer
  return (occurrence ? last(occurrence) : undefined) ?? last("") ?? "none"
}

/** Adds the guests' answers to events, and the caller's own if they are a guest. */
export async function withAnswers(scope: Scope, events: Event[], owners: Map<number, number | null>): Promise<Event[]> {
  const ids = [...new Set(events.filter(({ extendedProps: { guests } }) => guests?.length).map(({ id }) => id))]
  if (ids.length === 0) return events
  const known = await findAnswers(scope, ids)
  const caller = known.find(({ eventId }) => eventId === null)
  const byEvent = new Map(ids.map((id) => [id, known.filter(({ eventId }) => eventId === id)]))
  return events.map((event) => {
    const { guests = [], occurrence = "" } = event.extendedProps
    if (guests.length === 0) return event
    const own = byEvent.get(event.id) ?? []
    const answered = guests
      .map((guest) => ({ guest, answer: answerOf(own, event.id, occurrence, [guest.toLowerCase()]) }))
      .flatMap(({ guest, answer }) => (answer === "none" ? [] : [{ guest, answer }]))
    const keys = caller ? [caller.address, caller.name] : []
    const isGuest = caller && owners.get(event.id) !== caller.userId && includes({ keys }, guests)
    return {
      ...event,
      extendedProps: {
        ...event.extendedProps,
        ...(answered.length > 0 && { answers: answered }),
        ...(isGuest && { answer: answerOf(own, event.id, occurrence, [caller.address]) }),
      },
    }
  })
}
