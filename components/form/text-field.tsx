"use client"

import { Input, type InputProps } from "@/components/ui/input"
import { Field, type FieldProps } from "./field"
import { useRegistered } from "./use-registered"

type Props = FieldProps & Omit<InputProps, "name" | "id" | "className" | "required">

/** A box that nobody has filled in yet may hold nothing at all. */
const asNumber = (text?: string | null) => (text === "" || text == null ? undefined : Number(text))

/** One line of text; `type="number"` hands a number on. */
export function TextField({ name, label, help, required, aside, className, ...input }: Props) {
  const registered = useRegistered(name, input.type === "number" ? { setValueAs: asNumber } : undefined)
  return (
    <Field name={name} label={label} help={help} required={required} aside={aside} className={className}>
      {(control) => <Input {...input} {...registered} {...control} />}
    </Field>
  )
}
