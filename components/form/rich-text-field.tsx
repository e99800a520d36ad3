"use client"

import type { ComponentProps } from "react"
import { useController } from "react-hook-form"
import { RichText } from "@/components/editor/rich-text"
import { Field, type FieldProps } from "./field"

type Props = Omit<FieldProps, "label"> & { label: string } & Pick<
    ComponentProps<typeof RichText>,
    "placeholder" | "toolbar" | "size" | "disabled" | "autoFocus" | "patient"
  >

/** Formatted text as HTML. The screen's `Messages` must hold `editor`. */
export function RichTextField({ name, label, help, required, aside, className, ...editor }: Props) {
  const { field } = useController({ name })
  return (
    <Field name={name} label={label} help={help} required={required} aside={aside} className={className}>
      {(control) => (
        <RichText
          {...editor}
          {...control}
          label={label}
          value={String(field.value ?? "")}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}
