"use client"

import { useFormContext } from "react-hook-form"
import { Select, type SelectProps } from "@/components/ui/select"
import { Field, type FieldProps } from "./field"

type Props = FieldProps & Omit<SelectProps, "name" | "id" | "className" | "required">

export function SelectField({ name, label, help, required, aside, className, ...select }: Props) {
  const { register } = useFormContext()
  return (
    <Field name={name} label={label} help={help} required={required} aside={aside} className={className}>
      {(control) => <Select {...select} {...register(name)} {...control} />}
    </Field>
  )
}
