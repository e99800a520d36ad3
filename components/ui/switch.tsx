import clsx from "clsx"
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react"
import { ChoiceLabel, type ChoiceText } from "./choice-label"

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "role">, ChoiceText {
  label: ReactNode
  controlAtEnd?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The browser keeps `aria-checked` of a checkbox itself, whatever its role. */
const native = { type: "checkbox", role: "switch" }

/** On or off, at once; a native checkbox that says it is a switch. */
export function Switch({ label, help, hideLabel, controlAtEnd, className, ...rest }: SwitchProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <ChoiceLabel
      htmlFor={id}
      label={label}
      help={help}
      hideLabel={hideLabel}
      controlAtEnd={controlAtEnd}
      className={className}
    >
      <span className="relative inline-flex h-5 w-9">
        <input
          {...rest}
          {...native}
          id={id}
          className={clsx(
            "peer size-full cursor-pointer appearance-none rounded-full bg-line-strong transition-colors duration-base",
            "checked:bg-brand-mark disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:bg-danger-mark",
          )}
        />
        <span
          aria-hidden="true"
          className={clsx(
            "pointer-events-none absolute start-0.5 top-0.5 size-4 rounded-full bg-card shadow-control transition-transform",
            "duration-base peer-checked:translate-x-4 rtl:peer-checked:-translate-x-4",
          )}
        />
      </span>
    </ChoiceLabel>
  )
}
