"use client"

import { useFormContext } from "react-hook-form"
import { Checkbox } from "@/components/ui/checkbox"
import { Field, type FieldProps } from "./field"

type Props = FieldProps & {
  /** One of several boxes of the same name, whose values make a list. */
  value?: string
  disabled?: boolean
}

export function CheckboxField({ name, label, help, required, className, ...box }: Props) {
  const { register } = useFormContext()
  return (
    <Field bare name={name} label={label} className={className} required={required}>
      {(control) => <Checkbox {...box} label={label} help={help} {...register(name)} {...control} />}
    </Field>
  )
}
