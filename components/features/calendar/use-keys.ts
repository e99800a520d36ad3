"use client"

import { type KeyboardEvent, useEffect } from "react"
import { currentParams } from "@/lib/core/client/current-url"
import { addDays, isoDayOf } from "@/lib/core/time-zone"
import type { Move } from "./big-calendar"
import type { CalendarContext } from "./calendar-context"
import { isGenerated, type Placed } from "./placed"
import { daySelector } from "./use-preserved-focus"
import { dayIn, readView, stepDate, type View } from "./view-state"

const quarter = 15 * 60_000
const day = 86_400_000

interface Options {
  view: View
  rtl: boolean
  items: Placed[]
  calendar: CalendarContext
  move: (item: Placed, to: Move) => void
  remove: (item: Placed) => void
  /** Focuses an event or a day, once it is rendered. */
  focus: (selector: string) => void
}

const shifted = ({ start, end, allDay }: Placed, by: number): Move => ({
  start: new Date(start.getTime() + by),
  end: new Date(end.getTime() + by),
  allDay,
})
const extended = ({ start, end, allDay }: Placed, by: number): Move => ({
  start,
  end: new Date(Math.max(end.getTime() + by, start.getTime() + (allDay ? day : quarter))),
  allDay,
})

/** Returns an arrow key's step in milliseconds: a day sideways, a week vertically in a month, else a quarter of an hour. */
function stepOf(key: string, { view, rtl }: Pick<Options, "view" | "rtl">, item?: Placed): number {
  const vertical = view === "month" ? 7 * day : item?.allDay ? 0 : quarter
  const steps: Record<string, number> = {
    ArrowRight: rtl ? -day : day,
    ArrowLeft: rtl ? day : -day,
    ArrowDown: vertical,
    ArrowUp: -vertical,
  }
  return steps[key] ?? 0
}

/** The keys that `?` lists. Their names are under `keys` in messages/<locale>/calendar.json. */
export const shownKeys = [
  ["period", ["J", "K"]],
  ["today", ["T"]],
  ["views", ["M", "W", "D", "A"]],
  ["add", ["C"]],
  ["days", ["↑ ↓ ← →"]],
  ["move", ["Alt ↑ ↓ ← →"]],
  ["resize", ["Shift Alt ↑ ↓ ← →"]],
  ["remove", ["Del"]],
] as const

/** Handles keys for the focused event or day. */
export function useKeys({ calendar, items, move, remove, focus, ...options }: Options) {
  const onEvent = (event: KeyboardEvent, item: Placed) => {
    const { key, altKey, shiftKey } = event
    if ((key === "Enter" || key === " ") && !(event.target instanceof HTMLButtonElement)) calendar.open(item)
    else if (isGenerated(item.event)) return
    else if ((key === "Delete" || key === "Backspace") && calendar.mayDelete) remove(item)
    else if (altKey && calendar.mayChange && key.startsWith("Arrow")) {
      const by = stepOf(key, options, item)
      if (by) move(item, shiftKey ? extended(item, by) : shifted(item, by))
    } else return
    event.preventDefault()
  }

  const onDay = (event: KeyboardEvent, from: Date) => {
    const pages: Record<string, Date> = { PageUp: stepDate("month", from, -1), PageDown: stepDate("month", from, 1) }
    const by = event.altKey || event.ctrlKey || event.metaKey ? 0 : stepOf(event.key, { ...options, view: "month" })
    const to = pages[event.key] ?? (by ? addDays(from, by / day) : undefined)
    if (!to) return
    event.preventDefault()
    calendar.go({ date: to }, { replace: true })
    focus(daySelector(isoDayOf(to)))
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const key = target.closest<HTMLElement>("[data-event]")?.dataset.event
    const item = items.find((one) => one.key === key)
    if (item) return onEvent(event, item)
    const focused = dayIn(target.closest<HTMLElement>("[data-day]")?.dataset.day)
    // During fast key presses the URL is ahead of the focused element.
    const urlDay = dayIn(currentParams().get("date"))
    if (focused) onDay(event, urlDay ?? focused)
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Handles keys that work anywhere on the page, except in inputs and dialogs. */
export function usePageKeys(view: View, { go, today, mayAdd }: CalendarContext): void {
  useEffect(() => {
    // During fast key presses the URL is ahead of the rendered state.
    const step = (by: -1 | 1) => {
      const params = currentParams()
      const now = readView((name) => params.get(name), today)
      go({ date: stepDate(now.view ?? view, now.date, by) })
    }
    const actions: Record<string, () => void> = {
      t: () => go({ date: today }),
      j: () => step(1),
      k: () => step(-1),
      m: () => go({ view: "month" }),
      w: () => go({ view: "week" }),
      d: () => go({ view: "day" }),
      a: () => go({ view: "agenda" }),
      c: () => mayAdd && go({ event: null, adding: {} }),
    }
    const press = (event: globalThis.KeyboardEvent) => {
      const action = actions[event.key]
      if (!action || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      action()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [view, go, today, mayAdd])
}
