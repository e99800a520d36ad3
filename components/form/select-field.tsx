"use client"

import { Select, type SelectProps } from "@/components/ui/select"
import { Field, type FieldProps } from "./field"
import { useRegistered } from "./use-registered"

type Props = FieldProps & Omit<SelectProps, "name" | "id" | "className" | "required">

/** Selects one of a few options. The form has the new value when `onChange` is called. */
export function SelectField({ name, label, help, required, aside, className, onChange, ...select }: Props) {
  const registered = useRegistered(name)
  return (
    <Field name={name} label={label} help={help} required={required} aside={aside} className={className}>
      {(control) => (
        <Select
          {...select}
          {...registered}
          {...control}
          onChange={(event) => {
            void registered.onChange(event)
            onChange?.(event)
          }}
        />
      )}
    </Field>
  )
}
