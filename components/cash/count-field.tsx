"use client"

import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { type Count, emptyCount } from "@/lib/core/cash/count"
import { CountGrid } from "./count-grid"

interface Props {
  name: string
  label: string
  currency: string
  withPacks?: boolean
  /** Told what was counted, for a field that shows the sum. */
  onCount?: (count: Count) => void
}

/** A count by note and coin in the surrounding form. */
export function CountField({ name, label, currency, withPacks, onCount }: Props) {
  const { field } = useController({ name })
  return (
    <Field bare name={name} label={label}>
      {() => (
        <CountGrid
          label={label}
          currency={currency}
          withPacks={withPacks}
          value={(field.value as Count | undefined) ?? emptyCount}
          onChange={(count) => {
            field.onChange(count)
            onCount?.(count)
          }}
        />
      )}
    </Field>
  )
}
