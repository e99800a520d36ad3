"use client"

import { Checkbox } from "@/components/ui/checkbox"
import { Field, type FieldProps } from "./field"
import { useRegisteredBox } from "./use-registered"

type Props = FieldProps & {
  /** Value of this checkbox if several with the same name make up a list. */
  value?: string
  disabled?: boolean
}

export function CheckboxField({ name, label, help, required, className, ...box }: Props) {
  const registered = useRegisteredBox(name, box.value)
  return (
    <Field bare name={name} label={label} className={className} required={required}>
      {(control) => <Checkbox {...box} label={label} help={help} {...registered} {...control} />}
    </Field>
  )
}
