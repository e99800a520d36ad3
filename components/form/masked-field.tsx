"use client"

import type { ComponentProps } from "react"
import { MaskedInput } from "@/components/ui/masked-input"
import { Field, type FieldProps } from "./field"
import { useRegistered } from "./use-registered"

type Props = FieldProps & Omit<ComponentProps<typeof MaskedInput>, "name" | "id" | "className" | "required" | "value">

/** Text field that formats its text while the user types, such as a card number or expiry date. */
export function MaskedField({ name, label, help, required, aside, className, ...input }: Props) {
  const { onChange, ...registered } = useRegistered(name)
  return (
    <Field name={name} label={label} help={help} required={required} aside={aside} className={className}>
      {(control) => <MaskedInput {...input} {...registered} {...control} onInput={onChange} />}
    </Field>
  )
}
