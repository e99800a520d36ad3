"use client"

import clsx from "clsx"
import { addDays, isoDayOf } from "@/lib/core/time-zone"
import { useCalendar } from "./calendar-context"
import { isWithin, onFirstDay, type Placed } from "./placed"
import { daysOf, shownDays } from "./view-state"

/** A small month for navigation, with a dot under days that have events. */
export function MiniMonth({ items: all, onChosen }: { items: Placed[]; onChosen?: () => void }) {
  const { state, go, formats, weekStart, today } = useCalendar()
  const days = daysOf(shownDays("month", state.date, weekStart))
  const month = state.date.getUTCMonth()
  const items = all.map(onFirstDay)
  return (
    <div>
      <p className="mb-2 px-1 font-semibold text-dense first-letter:uppercase">{formats.monthYear(state.date)}</p>
      <div className="grid grid-cols-7 text-center">
        {days.slice(0, 7).map((day) => (
          <span key={day.getTime()} aria-hidden="true" className="pb-1 text-ink-faint text-xs">
            {formats.narrowWeekday(day)}
          </span>
        ))}
        {days.map((day) => {
          const busy = items.some((item) => isWithin(item, day, addDays(day, 1)))
          const chosen = day.getTime() === state.date.getTime()
          return (
            <button
              key={isoDayOf(day)}
              type="button"
              tabIndex={chosen ? 0 : -1}
              aria-label={formats.fullDay(day)}
              aria-pressed={chosen}
              aria-current={day.getTime() === today.getTime() ? "date" : undefined}
              onClick={() => {
                go({ date: day })
                onChosen?.()
              }}
              className={clsx(
                "tabular relative mx-auto grid size-8 place-items-center rounded-full text-dense max-lg:size-11",
                "after:absolute after:bottom-1 after:size-1 after:rounded-full",
                busy && (chosen ? "after:bg-brand-on" : "after:bg-ink-faint"),
                chosen
                  ? "bg-brand text-brand-on"
                  : day.getTime() === today.getTime()
                    ? "font-semibold text-brand-text hover:bg-brand-soft"
                    : day.getUTCMonth() === month
                      ? "hover:bg-neutral-soft"
                      : "text-ink-faint hover:bg-neutral-soft",
              )}
            >
              {formats.dayNumber(day)}
            </button>
          )
        })}
      </div>
    </div>
  )
}
