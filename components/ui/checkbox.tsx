import clsx from "clsx"
import { Check, Minus } from "lucide-react"
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react"
import { ChoiceLabel, type ChoiceText } from "./choice-label"

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size">, ChoiceText {
  label: ReactNode
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
  ref?: Ref<HTMLInputElement>
}

const box = clsx(
  "peer col-start-1 row-start-1 size-4 appearance-none rounded-[4px] border border-line-strong bg-card",
  "transition-colors duration-fast hover:border-brand-mark checked:border-brand-mark checked:bg-brand-mark",
  "indeterminate:border-brand-mark indeterminate:bg-brand-mark aria-invalid:border-danger-mark",
  "disabled:cursor-not-allowed disabled:opacity-50",
)
const glyph = "pointer-events-none col-start-1 row-start-1 size-3 text-card opacity-0"

/** A native checkbox with its label; `hideLabel` keeps the label for screen readers only, in tables. */
export function Checkbox({ label, help, hideLabel, indeterminate, className, ref, ...rest }: CheckboxProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const half = indeterminate !== undefined && {
    ref: (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = indeterminate
      if (typeof ref === "function") return ref(input)
    },
  }
  return (
    <ChoiceLabel htmlFor={id} label={label} help={help} hideLabel={hideLabel} className={className}>
      <span className="grid size-4 place-items-center">
        <input {...rest} id={id} ref={ref} {...half} type="checkbox" className={box} />
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
