"use client"

import { Select, type SelectProps } from "@/components/ui/select"
import { Field, type FieldProps } from "./field"
import { useRegistered } from "./use-registered"

type Props = FieldProps & Omit<SelectProps, "name" | "id" | "className" | "required">

export function SelectField({ name, label, help, required, aside, className, ...select }: Props) {
  const registered = useRegistered(name)
  return (
    <Field name={name} label={label} help={help} required={required} aside={aside} className={className}>
      {(control) => <Select {...select} {...registered} {...control} />}
    </Field>
  )
}
