"use client"

import { Check } from "lucide-react"
import type { CSSProperties } from "react"

interface Props {
  name: string
  label: string
  options: { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** A setting of the customizer, as radio buttons in the form of tiles, or swatches for colours. */
export function Choice({ name, label, options, value, onChange }: Props) {
  const swatches = name === "colour"
  return (
    <fieldset className="my-3.5">
      <legend className="mb-2 text-dense font-medium">{label}</legend>
      <div
        className={swatches ? "flex flex-wrap gap-2.5" : "choice-tiles"}
        style={{ "--columns": options.length > 4 ? 3 : options.length } as CSSProperties}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={swatches ? "choice-swatch" : "choice-tile"}
            data-value={option.value}
            title={swatches ? option.label : undefined}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {name === "skin" && <span className="skin-picture" data-picture={option.value} aria-hidden="true" />}
            {swatches ? (
              <>
                <Check aria-hidden="true" className="size-4" />
                <span className="sr-only">{option.label}</span>
              </>
            ) : (
              <span>{option.label}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
