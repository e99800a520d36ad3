"use client"

import clsx from "clsx"
import { CalendarDays } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { addDays } from "./quick-add/calendar"

const utc = "UTC"

/** A day in the fewest words: today, Friday, 24 Dec. */
export function useDayName(today: string) {
  const t = useTranslations("todo.due")
  const format = useFormatter()
  return {
    name(date: string): string {
      if (date === today) return t("today")
      if (date === addDays(today, 1)) return t("tomorrow")
      if (date === addDays(today, -1)) return t("yesterday")
      const at = new Date(`${date}T00:00:00Z`)
      if (date > today && date < addDays(today, 7)) return format.dateTime(at, { weekday: "short", timeZone: utc })
      const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric"
      return format.dateTime(at, { day: "numeric", month: "short", year, timeZone: utc })
    },
    /** With its weekday, so that nobody has to reckon. */
    short: (date: string) =>
      format.dateTime(new Date(`${date}T00:00:00Z`), {
        weekday: "short",
        day: "numeric",
        month: "short",
        timeZone: utc,
      }),
    full: (date: string) => format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: "full", timeZone: utc }),
  }
}

interface Props {
  date: string
  today: string
  /** Nobody waits for what is done. */
  isCompleted: boolean
}

/** When a task is due; late ones say so in words too. */
export function DueDate({ date, today, isCompleted }: Props) {
  const t = useTranslations("todo.due")
  const day = useDayName(today)
  if (!date) return null
  const isOverdue = date < today && !isCompleted
  return (
    <time
      dateTime={date}
      data-tip={isOverdue ? t("overdue", { date: day.full(date) }) : day.full(date)}
      suppressHydrationWarning
      className={clsx(
        "tabular inline-flex shrink-0 items-center gap-1 whitespace-nowrap text-xs",
        isOverdue
          ? "font-medium text-danger-text"
          : date === today && !isCompleted
            ? "text-success-text"
            : "text-ink-muted",
      )}
    >
      <CalendarDays aria-hidden="true" className="size-3.5" />
      {isOverdue && <span className="sr-only">{t("overdueMark")}</span>}
      {day.name(date)}
    </time>
  )
}
