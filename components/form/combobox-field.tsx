"use client"

import { useController } from "react-hook-form"
import { Combobox, type ComboboxOption, type ComboboxProps } from "@/components/ui/combobox"
import { Field, type FieldProps } from "./field"

type Props = FieldProps &
  Pick<ComboboxProps, "toAdd"> & {
    options: ComboboxOption[]
    multiple?: boolean
    placeholder?: string
    disabled?: boolean
  }

/** Selects one of many options by typing, or several with `multiple`. */
export function ComboboxField({ name, label, help, required, aside, className, multiple, ...box }: Props) {
  const { field } = useController({ name })
  const kind = multiple
    ? { multiple: true as const, value: (field.value ?? []) as string[], onChange: field.onChange }
    : { multiple: false as const, value: (field.value ?? "") as string, onChange: field.onChange }
  return (
    <Field name={name} label={label} help={help} required={required} aside={aside} className={className}>
      {(control) => <Combobox {...box} {...control} {...(kind as ComboboxProps)} onBlur={field.onBlur} />}
    </Field>
  )
}
