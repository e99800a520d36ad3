"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useId } from "react"
import type { DateRange, Matcher } from "react-day-picker"
import { withPlainSpaces } from "@/lib/core/i18n/plain-spaces"
import { Calendar } from "./calendar"
import { pickerButton } from "./picker-button"
import { Popover } from "./popover"

interface Common {
  /** Days that cannot be selected: a date, `{ before }`, `{ from, to }`, `{ dayOfWeek }`, or several of these. */
  disabled?: Matcher | Matcher[]
  /** Number of months side by side. */
  months?: number
  /** Length of the formatted date. */
  format?: "short" | "medium" | "long" | "full"
  placeholder?: string
  id?: string
  "aria-describedby"?: string
  "aria-invalid"?: boolean
  className?: string
}

export type DatePickerProps = Common &
  (
    | { mode?: "single"; value: Date | undefined; onChange: (value: Date | undefined) => void }
    | { mode: "multiple"; value: Date[]; onChange: (value: Date[]) => void }
    | { mode: "range"; value: DateRange | undefined; onChange: (value: DateRange | undefined) => void }
  )

const prompts = { single: "chooseDate", multiple: "chooseDates", range: "chooseRange" } as const

/** Control for one date, several dates or a range, which shows them as text and opens a calendar. */
export function DatePicker({
  disabled,
  months = 1,
  format = "medium",
  placeholder,
  className,
  ...rest
}: DatePickerProps) {
  const t = useTranslations("ui")
  const formatter = useFormatter()
  const textId = useId()
  // Calendar days are in the browser's time zone, whatever time zone the product uses for its times.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const style = { dateStyle: format, timeZone } as const
  const formatDay = (date: Date) => formatter.dateTime(date, style)
  const prompt = placeholder ?? t(prompts[rest.mode ?? "single"])
  const calendarProps = { disabled, numberOfMonths: months, autoFocus: true }
  const calendar = (close: () => void) => {
    if (rest.mode === "multiple")
      return (
        <Calendar
          {...calendarProps}
          mode="multiple"
          defaultMonth={rest.value[0]}
          selected={rest.value}
          onSelect={(days) => rest.onChange(days ?? [])}
        />
      )
    if (rest.mode === "range")
      return (
        <Calendar
          {...calendarProps}
          mode="range"
          excludeDisabled
          resetOnSelect
          defaultMonth={rest.value?.from}
          selected={rest.value}
          onSelect={rest.onChange}
        />
      )
    const choose = (day: Date | undefined) => {
      rest.onChange(day)
      close()
    }
    return (
      <Calendar {...calendarProps} mode="single" defaultMonth={rest.value} selected={rest.value} onSelect={choose} />
    )
  }
  const { from, to } = rest.mode === "range" ? (rest.value ?? {}) : {}
  const text =
    rest.mode === "range"
      ? from && (to ? withPlainSpaces(formatter.dateTimeRange(from, to, style)) : `${formatDay(from)} – …`)
      : [rest.value ?? []].flat().map(formatDay).join(" · ")
  return (
    <Popover
      align="start"
      label={prompt}
      className="p-3"
      button={pickerButton({
        id: rest.id,
        "aria-describedby": rest["aria-describedby"],
        "aria-invalid": rest["aria-invalid"],
        className,
        textId,
        text,
        prompt,
      })}
    >
      {calendar}
    </Popover>
  )
}
