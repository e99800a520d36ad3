"use client"

import { useState } from "react"
import { useController } from "react-hook-form"
import { Field, type FieldProps } from "@/components/form/field"
import { Input } from "@/components/ui/input"

const textOf = (bps: unknown) => (typeof bps === "number" ? String(bps / 100) : "")

/** A percentage with up to two decimals. The form's value is in basis points, or null while the field is empty. */
export function PercentField({ name, label, help, required, className }: FieldProps) {
  const { field } = useController({ name })
  const [typed, setTyped] = useState<string>()
  const value = typed !== undefined && bpsOf(typed) === (field.value ?? null) ? typed : textOf(field.value)
  return (
    <Field name={name} label={label} help={help} required={required} className={className}>
      {(control) => (
        <Input
          {...control}
          ref={field.ref}
          name={name}
          type="number"
          min={0}
          max={100}
          step={0.01}
          inputMode="decimal"
          value={value}
          onChange={({ target }) => {
            setTyped(target.value)
            field.onChange(bpsOf(target.value))
          }}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}

const bpsOf = (text: string): number | null => (text === "" ? null : Math.round(Number(text) * 100))
