"use client"

import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { ChoiceButtons } from "@/components/ui/choice-buttons"

interface Props {
  name: string
  label: string
  help: string
  options: { value: string; label: string }[]
  /** The form's values are numbers. */
  isNumeric?: boolean
}

/** Some of a few options; none means that all are meant. */
export function ManyField({ name, label, help, options, isNumeric }: Props) {
  const { field } = useController({ name })
  return (
    <Field bare name={name} label={label}>
      {() => (
        <>
          <p className="mb-1.5 font-medium text-dense text-ink">{label}</p>
          <ChoiceButtons
            multiple
            size="sm"
            label={label}
            options={options}
            value={((field.value ?? []) as unknown[]).map(String)}
            onChange={(values) => field.onChange(isNumeric ? values.map(Number) : values)}
          />
          <p className="mt-1 text-ink-muted text-xs">{help}</p>
        </>
      )}
    </Field>
  )
}
