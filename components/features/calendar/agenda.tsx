"use client"

import clsx from "clsx"
import { CalendarPlus, MapPin, Repeat2, Users } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { addDays, isoDayOf } from "@/lib/core/time-zone"
import { useCalendar, type ViewProps } from "./calendar-context"
import { isBar, isWithin, type Placed, sortedForRows } from "./placed"
import { tones } from "./tones"
import { daysOf, shownDays } from "./view-state"
import "./styles/agenda.css"

/** Returns a function that formats when an event takes place on one of its days. */
function useTimeOn(day: Date) {
  const t = useTranslations("calendar")
  const { formats } = useCalendar()
  return ({ allDay, start, end }: Placed) => {
    const next = addDays(day, 1)
    if (allDay || (start <= day && end >= next)) return t("allDay")
    if (start < day) return t("until", { time: formats.time(end) })
    return end > next ? t("from", { time: formats.time(start) }) : formats.timeRange(start, end)
  }
}

function Entry({ item, day }: { item: Placed; day: Date }) {
  const { describe, open } = useCalendar()
  const timeOn = useTimeOn(day)
  const { title, extendedProps } = item.event
  const { location, guests = [], recurrence, calendar } = extendedProps
  return (
    <li>
      <button
        type="button"
        data-event={item.key}
        onClick={() => open(item)}
        className={clsx("cal-agenda-entry", `tone-${tones[calendar]}`)}
      >
        <span aria-hidden="true" className={isBar(item) ? "cal-agenda-bar" : "cal-agenda-dot"} />
        <span className="flex min-w-0 flex-1 max-sm:flex-col sm:items-center sm:gap-3">
          <span className="tabular w-36 shrink-0 text-ink-muted text-dense">
            <bdi>{timeOn(item)}</bdi>
          </span>
          <span className="min-w-0 sm:flex-1">
            <span className="flex items-center gap-1.5 font-medium">
              <span className="min-w-0 truncate">{title}</span>
              <span className="sr-only">, {describe(item)}</span>
              {recurrence && <Repeat2 aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />}
            </span>
            {(location || guests.length > 0) && (
              <span className="mt-0.5 flex min-w-0 gap-3 text-ink-muted text-xs">
                {location && (
                  <span className="flex min-w-0 items-center gap-1">
                    <MapPin aria-hidden="true" className="size-3.5 shrink-0" />
                    <span className="truncate">{location}</span>
                  </span>
                )}
                {guests.length > 0 && (
                  <span className="flex shrink-0 items-center gap-1">
                    <Users aria-hidden="true" className="size-3.5" />
                    {guests.length}
                  </span>
                )}
              </span>
            )}
          </span>
        </span>
      </button>
    </li>
  )
}

/** The agenda: upcoming events by day. */
export function Agenda({ date, items }: ViewProps) {
  const t = useTranslations("calendar")
  const { formats, weekStart, today, addAt, mayAdd, showDay } = useCalendar()
  const days = daysOf(shownDays("agenda", date, weekStart))
    .map((day) => ({ day, dayItems: sortedForRows(items.filter((item) => isWithin(item, day, addDays(day, 1)))) }))
    .filter(({ dayItems }) => dayItems.length > 0)
  if (days.length === 0) {
    return (
      <EmptyState
        icon={<CalendarPlus />}
        title={t("empty.title")}
        text={t("empty.text")}
        action={mayAdd && <Button onClick={() => addAt(date, addDays(date, 1), true)}>{t("add")}</Button>}
      />
    )
  }
  return (
    <ol className="divide-y divide-line">
      {days.map(({ day, dayItems }) => (
        <li key={isoDayOf(day)} className="flex gap-x-4 px-4 py-2 max-sm:flex-col sm:px-5">
          <h3 className="w-44 shrink-0 pt-2">
            <button
              type="button"
              onClick={() => showDay(day)}
              className={clsx(
                "rounded-sm text-start text-dense hover:text-brand-text max-sm:min-h-6",
                day.getTime() === today.getTime() ? "font-semibold text-brand-text" : "font-medium",
              )}
            >
              {formats.longDay(day)}
              {day.getTime() === today.getTime() && <span className="block font-normal text-xs">{t("today")}</span>}
            </button>
          </h3>
          <ul className="min-w-0 flex-1">
            {dayItems.map((item) => (
              <Entry key={item.key} item={item} day={day} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
