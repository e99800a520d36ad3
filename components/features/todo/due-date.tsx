"use client"

import clsx from "clsx"
import { CalendarDays } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { addDays } from "./quick-add/calendar"

const utc = "UTC"

/** Formats a day as briefly as possible: today, Friday, 24 Dec. */
export function useDayName(today: string) {
  const t = useTranslations("todo.due")
  const format = useFormatter()
  const at = (date: string) => new Date(`${date}T00:00:00Z`)
  const yearOf = (date: string) => (date.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric")
  const near = (date: string) => {
    if (date === today) return t("today")
    if (date === addDays(today, 1)) return t("tomorrow")
    return date === addDays(today, -1) ? t("yesterday") : undefined
  }
  return {
    name(date: string): string {
      const isSoon = date > today && date < addDays(today, 7)
      if (isSoon) return near(date) ?? format.dateTime(at(date), { weekday: "short", timeZone: utc })
      return (
        near(date) ?? format.dateTime(at(date), { day: "numeric", month: "short", year: yearOf(date), timeZone: utc })
      )
    },
    /** Includes weekday and date, which users would otherwise have to work out. */
    short(date: string): string {
      const day = { weekday: "short", day: "numeric", month: "short", year: yearOf(date), timeZone: utc } as const
      return [near(date), format.dateTime(at(date), day)].filter(Boolean).join(", ")
    },
    full: (date: string) => format.dateTime(at(date), { dateStyle: "full", timeZone: utc }),
  }
}

interface Props {
  date: string
  today: string
  /** Completed tasks are never overdue. */
  isCompleted: boolean
}

/** A task's due date; overdue tasks say so in text, not only in colour. */
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
      <bdi>{day.name(date)}</bdi>
    </time>
  )
}
