import type { ReactNode } from "react"
import { Select } from "@/components/ui/select"
import { type DecimalMark, decimalMarks } from "@/lib/core/imports/decimal-marks"
import { FieldFrame } from "./field-frame"

interface Props {
  title: string
  columns: { name: string; meaning: string; sample: string }[]
  /** Words the example of a column. */
  sampleText: (sample: string) => string
  options: { value: string; label: string }[]
  onMeaning: (name: string, meaning: string) => void
  decimal: DecimalMark
  decimalLabel: string
  decimalTexts: Record<DecimalMark, string>
  onDecimal: (decimal: DecimalMark) => void
  /** Further choices after the columns. */
  children?: ReactNode
}

/** Asks what each column of a file means, and which mark its decimals have. */
export function ColumnChoices({ title, columns, sampleText, options, onMeaning, children, ...rest }: Props) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{title}</h2>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ name, meaning, sample }) => (
          <FieldFrame key={name} label={<bdi>{name}</bdi>} help={sample && sampleText(sample)}>
            {(control) => (
              <Select
                {...control}
                value={meaning}
                options={options}
                onChange={({ target }) => onMeaning(name, target.value)}
              />
            )}
          </FieldFrame>
        ))}
        <FieldFrame label={rest.decimalLabel}>
          {(control) => (
            <Select
              {...control}
              value={rest.decimal}
              options={decimalMarks.map((value) => ({ value, label: rest.decimalTexts[value] }))}
              onChange={({ target }) => rest.onDecimal(target.value as DecimalMark)}
            />
          )}
        </FieldFrame>
        {children}
      </div>
    </section>
  )
}
