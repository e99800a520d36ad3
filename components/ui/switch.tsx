import clsx from "clsx"
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react"
import { ChoiceLabel, type ChoiceText } from "./choice-label"
import { type Tone, toneClass } from "./tone"

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "role">, ChoiceText {
  label: ReactNode
  /** Label first and switch at the end, for rows of settings. */
  controlAtEnd?: boolean
  /** Colour when on. */
  tone?: Tone
  /** Icons on the knob for on and off. */
  icons?: { on: ReactNode; off: ReactNode }
  ref?: Ref<HTMLInputElement>
}

/** The browser sets `aria-checked` of a checkbox itself, whatever its role. */
const native = { type: "checkbox", role: "switch" }

/** Toggle that applies immediately; a native checkbox with the role of a switch. */
export function Switch({
  label,
  help,
  hideLabel,
  controlAtEnd,
  tone = "brand",
  icons,
  className,
  ...rest
}: SwitchProps) {
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
      <span className={clsx("relative inline-flex h-5 w-9", toneClass(tone))}>
        <input
          {...rest}
          {...native}
          id={id}
          className={clsx(
            "peer size-full cursor-pointer appearance-none rounded-full bg-line-strong transition-colors duration-base",
            "checked:bg-tone-mark disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:bg-danger-mark",
          )}
        />
        <span
          aria-hidden="true"
          className={clsx(
            "pointer-events-none absolute start-0.5 top-0.5 size-4 rounded-full bg-card shadow-control transition-transform",
            "duration-base peer-checked:translate-x-4 rtl:peer-checked:-translate-x-4 [&_svg]:size-3",
            "grid place-items-center text-ink-muted peer-checked:text-tone-text",
            "peer-checked:*:first:inline peer-checked:*:last:hidden",
          )}
        >
          {icons && (
            <>
              <span className="hidden">{icons.on}</span>
              <span>{icons.off}</span>
            </>
          )}
        </span>
      </span>
    </ChoiceLabel>
  )
}
