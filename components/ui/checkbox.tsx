import clsx from "clsx"
import { Check, Minus } from "lucide-react"
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react"
import { ChoiceLabel, type ChoiceText } from "./choice-label"
import { type Tone, toneClass } from "./tone"

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size">, ChoiceText {
  label: ReactNode
  /** Some, but not all, of what it represents is selected. */
  indeterminate?: boolean
  /** Colour when checked. */
  tone?: Tone
  ref?: Ref<HTMLInputElement>
}

const box = clsx(
  "peer col-start-1 row-start-1 size-4 appearance-none rounded-[4px] border border-line-strong bg-card",
  "transition-colors duration-fast hover:border-tone-mark checked:border-tone-mark checked:bg-tone-mark",
  "indeterminate:border-tone-mark indeterminate:bg-tone-mark aria-invalid:border-danger-mark",
  "disabled:cursor-not-allowed disabled:opacity-50",
)
const glyph = "pointer-events-none col-start-1 row-start-1 size-3 text-card opacity-0"

/** A native checkbox with its label; `hideLabel` keeps the label for screen readers only, for tables. */
export function Checkbox({
  label,
  help,
  hideLabel,
  indeterminate,
  tone = "brand",
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const indeterminateProps = indeterminate !== undefined && {
    ref: (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = indeterminate
      if (typeof ref === "function") return ref(input)
    },
  }
  return (
    <ChoiceLabel htmlFor={id} label={label} help={help} hideLabel={hideLabel} className={className}>
      <span className={clsx("grid size-4 place-items-center", toneClass(tone))}>
        <input {...rest} id={id} ref={ref} {...indeterminateProps} type="checkbox" className={box} />
        <Check
          aria-hidden="true"
          strokeWidth={3.5}
          className={clsx(glyph, "peer-checked:not-peer-indeterminate:opacity-100")}
        />
        <Minus aria-hidden="true" strokeWidth={3.5} className={clsx(glyph, "peer-indeterminate:opacity-100")} />
      </span>
    </ChoiceLabel>
  )
}
