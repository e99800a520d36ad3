"use client"

import { CalendarDays } from "lucide-react"
import { useTranslations } from "next-intl"
import { readDay, shiftDay, writeDay } from "@/lib/core/i18n/day-text"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { isoDayOf } from "@/lib/core/time-zone"
import { Calendar } from "./calendar"
import { innerButtonClass } from "./inner-button"
import type { InputProps } from "./input"
import { Popover } from "./popover"
import { TypedInput, type TypedValue } from "./typed-input"

export interface DayInputProps
  extends Omit<InputProps, "value" | "onChange" | "type" | "min" | "max" | "end">,
    TypedValue {
  /** The first and the last day that can be chosen, YYYY-MM-DD. */
  min?: string
  max?: string
}

/** Midnight in the browser's time zone, which the calendar uses for its days. */
const dayOf = (text: string) => new Date(`${text}T00:00:00`)
const textOf = (day: Date) => isoDayOf(new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())))

/** The months that the calendar's lists offer: those of the allowed days, at most a century back and 20 years ahead. */
function monthsFrom(value: Date | undefined, min?: string, max?: string) {
  const now = value ?? new Date()
  const [first, last] = [new Date(now.getFullYear() - 100, 0), new Date(now.getFullYear() + 20, 11)]
  return {
    startMonth: min && dayOf(min) > first ? dayOf(min) : first,
    endMonth: max && dayOf(max) < last ? dayOf(max) : last,
  }
}

/** A day, YYYY-MM-DD, typed in the format of the language or chosen from a calendar. Arrow keys move by a day. */
export function DayInput({ value, onChange, min, max, ...rest }: DayInputProps) {
  const t = useTranslations("ui")
  const locale = useLanguage()
  const read = (text: string) => readDay(text, locale)
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayOf(value) : undefined
  const isFixed = rest.disabled || rest.readOnly
  const outside = [...(min ? [{ before: dayOf(min) }] : []), ...(max ? [{ after: dayOf(max) }] : [])]
  return (
    <TypedInput
      inputMode="text"
      placeholder={t("dayPattern")}
      {...rest}
      value={value}
      onChange={onChange}
      read={read}
      write={(text) => writeDay(text, locale)}
      step={shiftDay}
      end={
        !isFixed && (
          <Popover
            align="end"
            label={t("chooseDate")}
            className="p-3"
            button={{
              plain: true,
              label: t("chooseDate"),
              className: innerButtonClass,
              children: <CalendarDays aria-hidden="true" />,
            }}
          >
            {(close) => (
              <Calendar
                mode="single"
                autoFocus
                captionLayout="dropdown"
                {...monthsFrom(day, min, max)}
                disabled={outside}
                defaultMonth={day}
                selected={day}
                onSelect={(chosen) => {
                  if (chosen) onChange(textOf(chosen))
                  close()
                }}
              />
            )}
          </Popover>
        )
      }
    />
  )
}
