"use client"

import { Switch } from "@/components/ui/switch"
import { Field, type FieldProps } from "./field"
import { useRegisteredBox } from "./use-registered"

type Props = Omit<FieldProps, "aside" | "required"> & { disabled?: boolean; controlAtEnd?: boolean }

export function SwitchField({ name, label, help, className, ...rest }: Props) {
  const registered = useRegisteredBox(name)
  return (
    <Field bare name={name} label={label} className={className}>
      {(control) => <Switch {...rest} label={label} help={help} {...registered} {...control} />}
    </Field>
  )
}
