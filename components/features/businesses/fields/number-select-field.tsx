"use client"

import { Field, type FieldProps } from "@/components/form/field"
import { useRegistered } from "@/components/form/use-registered"
import { Select, type SelectProps } from "@/components/ui/select"

/** A choice of numbers. */
export function NumberSelectField({ options, ...field }: FieldProps & Pick<SelectProps, "options">) {
  const registered = useRegistered(field.name, { setValueAs: Number })
  return <Field {...field}>{(control) => <Select options={options} {...registered} {...control} />}</Field>
}
