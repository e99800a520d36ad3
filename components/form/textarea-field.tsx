"use client"

import { useWatch } from "react-hook-form"
import { Textarea, type TextareaProps } from "@/components/ui/textarea"
import { Field, type FieldProps } from "./field"
import { useRegistered } from "./use-registered"

type Props = FieldProps & Omit<TextareaProps, "name" | "id" | "className" | "required" | "count">

export function TextareaField({ name, label, help, required, aside, className, ...textarea }: Props) {
  const registered = useRegistered(name)
  const text = useWatch({ name })
  return (
    <Field name={name} label={label} help={help} required={required} aside={aside} className={className}>
      {(control) => <Textarea {...textarea} count={String(text ?? "").length} {...registered} {...control} />}
    </Field>
  )
}
