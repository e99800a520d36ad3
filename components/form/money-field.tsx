"use client"

import { useController } from "react-hook-form"
import { MoneyInput, type MoneyInputProps } from "@/components/ui/money-input"
import { major, minorIn } from "@/lib/core/money"
import { Field, type FieldProps } from "./field"

type Props = FieldProps &
  Pick<MoneyInputProps, "currency" | "placeholder" | "disabled" | "readOnly" | "size" | "enterKeyHint"> & {
    /** The unit of the form's value: minor, or major where the endpoint takes a decimal number. */
    unit?: "minor" | "major"
  }

/** An amount of money in the user's notation. The form's value is a number, or null while the field is empty. */
export function MoneyField({ name, label, help, required, aside, className, unit = "minor", ...input }: Props) {
  const { field } = useController({ name })
  const inMinor = (amount: number) =>
    unit === "minor" ? amount : (minorIn(String(amount)) ?? Math.round(amount * 1e5) / 1e3)
  const fromMinor = (amount: number) =>
    unit === "minor" ? amount : Number.isInteger(amount) ? major(amount) : amount / 100
  const value = typeof field.value === "number" ? inMinor(field.value) : undefined
  return (
    <Field name={name} label={label} help={help} required={required} aside={aside} className={className}>
      {(control) => (
        <MoneyInput
          {...input}
          {...control}
          ref={field.ref}
          name={name}
          value={value}
          onChange={(amount) => field.onChange(amount === undefined ? null : fromMinor(amount))}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}
