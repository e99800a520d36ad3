"use client"

import { Input, type InputProps } from "@/components/ui/input"
import { Field, type FieldProps } from "./field"
import { useRegistered } from "./use-registered"

type Props = FieldProps & Omit<InputProps, "name" | "id" | "className" | "required">

/** The value of an untouched input may be null or undefined. */
const asNumber = (text?: string | null) => (text === "" || text == null ? undefined : Number(text))

/** A line of text; with `type="number"` the value is a number. */
export function TextField({ name, label, help, required, aside, className, ...input }: Props) {
  const registered = useRegistered(name, input.type === "number" ? { setValueAs: asNumber } : undefined)
  return (
    <Field name={name} label={label} help={help} required={required} aside={aside} className={className}>
      {(control) => <Input {...input} {...registered} {...control} />}
    </Field>
  )
}
