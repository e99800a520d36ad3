"use client"

import { useController } from "react-hook-form"
import { ChoiceButtons } from "@/components/ui/choice-buttons"
import { useWeekdayName } from "@/lib/core/i18n/use-weekday-name"
import { Field, type FieldProps } from "./field"

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** Some days of the week, as a list of numbers from Monday = 1. */
export function WeekdaysField({ name, label, help }: Pick<FieldProps, "name" | "help"> & { label: string }) {
  const { field } = useController({ name })
  const nameOf = useWeekdayName()
  return (
    <Field bare name={name} label={label}>
      {() => (
        <>
          <p className="mb-1.5 font-medium text-dense text-ink">{label}</p>
          <ChoiceButtons
            multiple
            size="sm"
            label={label}
            value={((field.value ?? []) as number[]).map(String)}
            onChange={(days) => field.onChange(days.map(Number).sort())}
            options={weekdays.map((day) => ({ value: String(day), label: nameOf(day) }))}
          />
          {help && <p className="mt-1 text-ink-muted text-xs">{help}</p>}
        </>
      )}
    </Field>
  )
}
