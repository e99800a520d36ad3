"use client"

import { useTranslations } from "next-intl"
import { DatePicker } from "./date-picker"
import { Input } from "./input"
import { InputGroup } from "./input-group"

interface Props {
  value: Date | undefined
  onChange: (value: Date | undefined) => void
  /** Step of the time input in seconds. */
  step?: number
  id?: string
  "aria-describedby"?: string
}

const twoDigits = (number: number) => String(number).padStart(2, "0")

/** A date from a calendar with a time input beside it, in the format of the browser's language. */
export function DateTimePicker({ value, onChange, step = 900, ...control }: Props) {
  const t = useTranslations("ui")
  const at = (day: Date | undefined, hours: number, minutes: number) =>
    day && new Date(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes)
  return (
    <InputGroup>
      <DatePicker
        {...control}
        value={value}
        onChange={(day) => onChange(at(day, value?.getHours() ?? 9, value?.getMinutes() ?? 0))}
      />
      <Input
        type="time"
        step={step}
        aria-label={t("time")}
        disabled={!value}
        className="w-32! shrink-0"
        value={value ? `${twoDigits(value.getHours())}:${twoDigits(value.getMinutes())}` : ""}
        onChange={(event) => {
          const [hours = 0, minutes = 0] = event.target.value.split(":").map(Number)
          if (event.target.value) onChange(at(value, hours, minutes))
        }}
      />
    </InputGroup>
  )
}
