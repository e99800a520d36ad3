import clsx from "clsx"
import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useId } from "react"
import { ChoiceLabel } from "./choice-label"
import { type Tone, toneClass } from "./tone"

export interface RadioOption {
  value: string
  label: ReactNode
  help?: ReactNode
  disabled?: boolean
  /** Colour when selected. */
  tone?: Tone
}

export interface RadioGroupProps {
  name: string
  /** Accessible name of the group. */
  legend: ReactNode
  hideLegend?: boolean
  options: RadioOption[]
  value?: string
  defaultValue?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
  onBlur?: FocusEventHandler<HTMLInputElement>
  /** `cards` frames each option; `row` puts short options side by side. */
  look?: "list" | "row" | "cards"
  invalid?: boolean
  describedBy?: string
  ref?: Ref<HTMLInputElement>
}

const looks = {
  list: { group: "flex flex-col", option: "" },
  row: { group: "flex flex-wrap gap-x-6", option: "" },
  cards: {
    group: "grid gap-3 sm:grid-cols-2",
    option:
      "w-full rounded-card border border-line px-3.5 py-3 transition-colors duration-fast hover:border-line-strong " +
      "has-checked:border-brand-mark has-checked:bg-brand-soft",
  },
}

/** Selects one of a few options, all visible, as native radio buttons. */
export function RadioGroup({
  name,
  legend,
  hideLegend,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  look = "list",
  invalid,
  describedBy,
  ref,
}: RadioGroupProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={describedBy} className="min-w-0">
      <legend className={hideLegend ? "sr-only" : "mb-1.5 font-medium text-dense"}>{legend}</legend>
      <div className={looks[look].group}>
        {options.map((option) => (
          <ChoiceLabel
            key={option.value}
            htmlFor={`${id}${option.value}`}
            label={option.label}
            help={option.help}
            className={looks[look].option}
          >
            <input
              ref={ref}
              id={`${id}${option.value}`}
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              onChange={onChange}
              onBlur={onBlur}
              aria-invalid={invalid || undefined}
              className={clsx(
                "size-4 appearance-none rounded-full border border-line-strong bg-card transition-all duration-fast",
                toneClass(option.tone ?? "brand"),
                "checked:border-5 checked:border-tone-mark hover:border-tone-mark disabled:opacity-50",
                "aria-invalid:border-danger-mark",
              )}
            />
          </ChoiceLabel>
        ))}
      </div>
    </fieldset>
  )
}
