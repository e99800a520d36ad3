"use client"

import { useTranslations } from "next-intl"
import { useController } from "react-hook-form"
import { DayInput, type DayInputProps } from "@/components/ui/day-input"
import { writeDay } from "@/lib/core/i18n/day-text"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { Field, type FieldProps } from "./field"

type Props = FieldProps & Pick<DayInputProps, "min" | "max" | "disabled" | "readOnly">

/** A calendar date, YYYY-MM-DD or empty, typed in the user's format or chosen from a calendar. */
export function DayField({ name, label, help, required, aside, className, min, max, ...input }: Props) {
  const t = useTranslations("ui")
  const locale = useLanguage()
  const { field, fieldState } = useController({ name })
  const value = typeof field.value === "string" ? field.value : ""
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const isOutside = isDay && ((min !== undefined && value < min) || (max !== undefined && value > max))
  const day = (text: string) => writeDay(text, locale)
  function problem(): string | undefined {
    if (value === "" || (isDay && !isOutside)) return undefined
    if (!isOutside) return t("noDay", { example: day("2031-12-31") })
    if (min && max) return t("dayBetween", { min: day(min), max: day(max) })
    return min ? t("dayFrom", { min: day(min) }) : t("dayUntil", { max: day(max ?? "") })
  }
  const isShown = fieldState.isTouched || fieldState.error !== undefined
  return (
    <Field {...{ name, label, help, required, aside, className }} problem={isShown ? problem() : undefined}>
      {(control) => (
        <DayInput
          {...input}
          {...control}
          ref={field.ref}
          name={name}
          min={min}
          max={max}
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}
