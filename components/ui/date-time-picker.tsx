"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { DatePicker } from "./date-picker"
import { InputGroup } from "./input-group"
import { TimeInput } from "./time-input"

interface Props {
  value: Date | undefined
  onChange: (value: Date | undefined) => void
  id?: string
  "aria-describedby"?: string
}

const twoDigits = (number: number) => String(number).padStart(2, "0")
const timeOf = (date: Date | undefined) => (date ? `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}` : "")

/** A date from a calendar with a time input beside it, in the format of the page's language. */
export function DateTimePicker({ value, onChange, ...control }: Props) {
  const t = useTranslations("ui")
  /** A text in the time input that is no time. */
  const [typed, setTyped] = useState<string>()
  const at = (day: Date | undefined, hours: number, minutes: number) =>
    day && new Date(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes)
  return (
    <InputGroup>
      <DatePicker
        {...control}
        value={value}
        onChange={(day) => onChange(at(day, value?.getHours() ?? 9, value?.getMinutes() ?? 0))}
      />
      <TimeInput
        aria-label={t("time")}
        disabled={!value}
        className="w-24! shrink-0"
        value={typed ?? timeOf(value)}
        onChange={(time) => {
          const isTime = /^\d\d:\d\d$/.test(time)
          setTyped(isTime ? undefined : time)
          const [hours = 0, minutes = 0] = time.split(":").map(Number)
          if (isTime) onChange(at(value, hours, minutes))
        }}
        onBlur={() => setTyped(undefined)}
      />
    </InputGroup>
  )
}
