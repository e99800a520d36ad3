"use client"

import { useFormContext } from "react-hook-form"
import { Switch } from "@/components/ui/switch"
import { Field, type FieldProps } from "./field"

type Props = Omit<FieldProps, "aside" | "required"> & { disabled?: boolean; controlAtEnd?: boolean }

export function SwitchField({ name, label, help, className, ...rest }: Props) {
  const { register } = useFormContext()
  return (
    <Field bare name={name} label={label} className={className}>
      {(control) => <Switch {...rest} label={label} help={help} {...register(name)} {...control} />}
    </Field>
  )
}
