"use client"

import { useTranslations } from "next-intl"
import { useController } from "react-hook-form"
import { TimeInput } from "@/components/ui/time-input"
import { readTime } from "@/lib/core/i18n/day-text"
import { Field, type FieldProps } from "./field"

/** A time of day, HH:MM or empty, typed as people write it. */
export function TimeField(frame: FieldProps) {
  const t = useTranslations("ui")
  const { field, fieldState } = useController({ name: frame.name })
  const value = typeof field.value === "string" ? field.value : ""
  const isShown = fieldState.isTouched || fieldState.error !== undefined
  const isWrong = value !== "" && readTime(value) === undefined
  return (
    <Field {...frame} problem={isShown && isWrong ? t("noTime") : undefined}>
      {(control) => (
        <TimeInput
          {...control}
          ref={field.ref}
          name={frame.name}
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}
