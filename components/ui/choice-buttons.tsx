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
  /** Names the group. */
  label: string
  options: Choice[]
  /** What is chosen: one value where `multiple` is not set. */
  value: string[]
  onChange: (value: string[]) => void
  /** Any number of them, as checkboxes; otherwise one, as radios. */
  multiple?: boolean
  /** Shows the icons alone; the labels are said. */
  iconsOnly?: boolean
}

/** One or several of a few, as buttons side by side; native radios or checkboxes underneath. */
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
