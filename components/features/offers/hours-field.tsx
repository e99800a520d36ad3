"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { TimeInput } from "@/components/ui/time-input"
import { minutesOf, timeOf } from "./times"

interface Hours {
  from: number
  to: number
}
const endOfDay = 24 * 60
const textsOf = (hours: Hours | null | undefined) =>
  hours ? { from: timeOf(hours.from), to: hours.to === endOfDay ? "" : timeOf(hours.to) } : { from: "", to: "" }

/** The hours of the day between which an offer holds, or none. One that is left empty is the start or the end of the day. */
export function HoursField() {
  const t = useTranslations("offers")
  const { field } = useController({ name: "conditions.hours" })
  const stored = textsOf(field.value as Hours | null)
  const [typed, setTyped] = useState(stored)
  // A time that is half typed stays, because the form has no value for it.
  const shown = minutesOf(typed.from) === undefined || minutesOf(typed.to) === undefined ? typed : stored
  const change = (part: Partial<typeof typed>) => {
    const next = { ...shown, ...part }
    setTyped(next)
    const [from, to] = [minutesOf(next.from), minutesOf(next.to)]
    field.onChange(from === undefined && to === undefined ? null : { from: from ?? 0, to: to ?? endOfDay })
  }
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {(["from", "to"] as const).map((end) => (
        <Field key={end} name="conditions.hours" label={t(`hours.${end}`)} help={t("help.hours")}>
          {(control) => (
            <TimeInput
              {...control}
              name={`hours-${end}`}
              value={shown[end]}
              onChange={(text) => change({ [end]: text })}
              onBlur={field.onBlur}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
