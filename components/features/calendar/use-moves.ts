"use client"

import { useEffect, useRef, useState } from "react"
import { instantOf } from "@/lib/core/time-zone"
import type { Move } from "./big-calendar"
import type { EventChange } from "./optimistic"
import type { Placed } from "./placed"
import type { EventActions } from "./use-event-actions"
import { eventSelector } from "./use-preserved-focus"
import type { AskScope } from "./use-scope"

/** Debounce before moves by keyboard are saved, in milliseconds. */
const pause = 700

/** Returns a move as the API expects it. */
export const changeOfMove = ({ start, end, allDay }: Move, zone: string): EventChange =>
  allDay
    ? { start: start.toISOString(), end: end.toISOString(), allDay }
    : { start: instantOf(start, zone).toISOString(), end: instantOf(end, zone).toISOString(), allDay }

/** Moves events: saves drops at once, and moves by keyboard after a pause. */
export function useMoves(zone: string, actions: EventActions, ask: AskScope, focus: (selector: string) => void) {
  const [pending, setPending] = useState<{ item: Placed; to: Move }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function drop(item: Placed, to: Move, refocus = false) {
    const same = to.start.getTime() === item.start.getTime() && to.end.getTime() === item.end.getTime()
    if (same && to.allDay === item.allDay) return setPending(undefined)
    setPending({ item, to })
    const scope = await ask("change", item.event)
    const changing = scope && actions.change(item.event, changeOfMove(to, zone), scope)
    setPending(undefined)
    if (refocus) focus(eventSelector(item.key))
    await changing
  }

  function nudge(item: Placed, to: Move) {
    const original = pending?.item.key === item.key ? pending.item : item
    setPending({ item: original, to })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void drop(original, to, true), pause)
    focus(eventSelector(item.key))
  }

  /** Shows an event that is being moved at its new position. */
  const shown = (items: Placed[]) =>
    pending ? items.map((item) => (item.key === pending.item.key ? { ...item, ...pending.to } : item)) : items
  return { drop: (item: Placed, to: Move) => void drop(item, to), nudge, shown }
}
