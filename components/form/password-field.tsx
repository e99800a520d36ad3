"use client"

import { useFormContext } from "react-hook-form"
import type { InputProps } from "@/components/ui/input"
import { PasswordInput } from "@/components/ui/password-input"
import { Field, type FieldProps } from "./field"

type Props = FieldProps & Omit<InputProps, "name" | "id" | "className" | "required" | "type" | "end">

export function PasswordField({ name, label, help, required, aside, className, ...input }: Props) {
  const { register } = useFormContext()
  return (
    <Field name={name} label={label} help={help} required={required} aside={aside} className={className}>
      {(control) => <PasswordInput {...input} {...register(name)} {...control} />}
    </Field>
  )
}
