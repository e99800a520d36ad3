import clsx from "clsx"
import { type ReactNode, useId } from "react"
import { type ButtonLook, buttonClass } from "./button-styles"

interface Choice {
  value: string
  label: string
  icon?: ReactNode
  disabled?: boolean
}

interface Props extends Pick<ButtonLook, "tone" | "size"> {
  /** Accessible name of the group. */
  label: string
  options: Choice[]
  /** The selected values; at most one unless `multiple`. */
  value: string[]
  onChange: (value: string[]) => void
  /** Checkboxes for any number of values; otherwise radio buttons for one. */
  multiple?: boolean
  /** Shows only the icons; the labels are for screen readers. */
  iconsOnly?: boolean
}

/** Selects one or several of a few options, as joined buttons with native radio buttons or checkboxes inside. */
export function ChoiceButtons({ label, options, value, onChange, multiple, iconsOnly, tone = "brand", size }: Props) {
  const name = useId()
  const pick = (choice: string, isOn: boolean) => {
    if (!multiple) return onChange([choice])
    onChange(isOn ? [...value, choice] : value.filter((other) => other !== choice))
  }
  return (
    <fieldset
      aria-label={label}
      className="inline-flex max-w-full flex-wrap -space-x-px *:rounded-none rtl:space-x-reverse *:first:rounded-s-control *:last:rounded-e-control"
    >
      {options.map(({ value: choice, label: text, icon, disabled }) => (
        <label
          key={choice}
          data-tip={iconsOnly ? text : undefined}
          className={buttonClass(
            { variant: "outline", tone, size, iconOnly: iconsOnly },
            clsx(
              "cursor-pointer has-checked:z-10 has-checked:border-tone-mark has-checked:bg-tone-soft",
              "has-focus-visible:z-20 has-focus-visible:outline-2 has-focus-visible:outline-brand-mark",
              "has-disabled:cursor-default has-disabled:opacity-50",
            ),
          )}
        >
          <input
            type={multiple ? "checkbox" : "radio"}
            name={name}
            value={choice}
            disabled={disabled}
            checked={value.includes(choice)}
            onChange={(event) => pick(choice, event.target.checked)}
            className="sr-only"
          />
          {icon}
          <span className={iconsOnly ? "sr-only" : undefined}>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
