"use client"

import { useEffect, useRef, useState } from "react"
import { instantOf } from "@/lib/core/time-zone"
import type { Move } from "./big-calendar"
import type { EventChange } from "./optimistic"
import type { Placed } from "./placed"
import type { EventActs } from "./use-event-acts"
import { eventSelector } from "./use-kept-focus"
import type { AskScope } from "./use-scope"

/** How long keys may go on moving an event before it is written, in milliseconds. */
const pause = 700

/** Where an event was put, as it is sent. */
export const changeOfMove = ({ start, end, allDay }: Move, zone: string): EventChange =>
  allDay
    ? { start: start.toISOString(), end: end.toISOString(), allDay }
    : { start: instantOf(start, zone).toISOString(), end: instantOf(end, zone).toISOString(), allDay }

/** Moves events: those that are dropped at once, those that keys move when they have come to rest. */
export function useMoves(zone: string, acts: EventActs, ask: AskScope, focus: (selector: string) => void) {
  const [held, setHeld] = useState<{ item: Placed; to: Move }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function drop(item: Placed, to: Move, refocus = false) {
    const same = to.start.getTime() === item.start.getTime() && to.end.getTime() === item.end.getTime()
    if (same && to.allDay === item.allDay) return setHeld(undefined)
    setHeld({ item, to })
    const scope = await ask("change", item.event)
    const changing = scope && acts.change(item.event, changeOfMove(to, zone), scope)
    setHeld(undefined)
    if (refocus) focus(eventSelector(item.key))
    await changing
  }

  function nudge(item: Placed, to: Move) {
    const original = held?.item.key === item.key ? held.item : item
    setHeld({ item: original, to })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void drop(original, to, true), pause)
    focus(eventSelector(item.key))
  }

  /** What is being moved stands where it is moved to. */
  const shown = (items: Placed[]) =>
    held ? items.map((item) => (item.key === held.item.key ? { ...item, ...held.to } : item)) : items
  return { drop: (item: Placed, to: Move) => void drop(item, to), nudge, shown }
}
