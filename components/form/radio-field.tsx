"use client"

import { RadioGroup, type RadioGroupProps } from "@/components/ui/radio-group"
import { Field, type FieldProps } from "./field"
import { useRegistered } from "./use-registered"

type Props = Omit<FieldProps, "aside"> & Pick<RadioGroupProps, "options" | "look">

export function RadioField({ name, label, help, required, className, ...group }: Props) {
  const registered = useRegistered(name)
  return (
    <Field bare name={name} label={label} required={required} className={className}>
      {(control) => (
        <>
          <RadioGroup
            {...group}
            {...registered}
            legend={label}
            invalid={control["aria-invalid"]}
            describedBy={control["aria-describedby"]}
          />
          {help && !control["aria-invalid"] && <p className="mt-1.5 text-ink-muted text-xs">{help}</p>}
        </>
      )}
    </Field>
  )
}
