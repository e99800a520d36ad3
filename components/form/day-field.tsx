"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useController } from "react-hook-form"
import { DatePicker } from "@/components/ui/date-picker"
import { InnerButton } from "@/components/ui/inner-button"
import { Field, type FieldProps } from "./field"

type Props = FieldProps & {
  /** The first and the last day that can be chosen, YYYY-MM-DD. */
  min?: string
  max?: string
}

/** Midnight in the browser's time zone, which the calendar uses for its days. */
const dayOf = (text: string) => new Date(`${text}T00:00:00`)

const two = (number: number) => String(number).padStart(2, "0")
const textOf = (day: Date) => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`

/** A calendar date, YYYY-MM-DD or empty, written and chosen in the user's language. */
export function DayField({ name, label, help, required, aside, className, min, max }: Props) {
  const t = useTranslations("ui")
  const { field } = useController({ name })
  const value = typeof field.value === "string" && field.value !== "" ? dayOf(field.value) : undefined
  const outside = [...(min ? [{ before: dayOf(min) }] : []), ...(max ? [{ after: dayOf(max) }] : [])]
  return (
    <Field name={name} label={label} help={help} required={required} aside={aside} className={className}>
      {({ "aria-required": _, ...control }) => (
        <div className="relative">
          <DatePicker
            {...control}
            disabled={outside}
            value={value}
            onChange={(day) => field.onChange(day ? textOf(day) : "")}
            className={value && !required ? "pe-9" : undefined}
          />
          {value && !required && (
            <span className="absolute inset-e-1 inset-y-0 grid place-items-center">
              <InnerButton label={t("clear")} onClick={() => field.onChange("")}>
                <X aria-hidden="true" />
              </InnerButton>
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
