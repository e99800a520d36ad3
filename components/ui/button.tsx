import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react"
import { ButtonContent } from "./button-content"
import { type ButtonLook, buttonClass } from "./button-styles"

type Naming = { iconOnly: true; label: string } | { iconOnly?: false; label?: string }
export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-busy"> &
  Naming & {
    /** Emphasis: solid for a screen's main action, the others for the rest. */
    variant?: ButtonLook["variant"]
    /** Defaults to brand for solid and soft buttons and neutral for the others. */
    tone?: ButtonLook["tone"]
    size?: ButtonLook["size"]
    /** Fully rounded ends; a circle with `iconOnly`. */
    round?: boolean
    /** Shown before the text, or alone with `iconOnly`. */
    icon?: ReactNode
    /** Shows a spinner and ignores clicks, but unlike `disabled` keeps the focus. */
    busy?: boolean
    ref?: Ref<HTMLButtonElement>
  }

const ignore = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** A button. `iconOnly` needs a `label`, which is its accessible name and tooltip. */
export function Button({
  variant,
  tone,
  size,
  round,
  icon,
  iconOnly,
  label,
  busy,
  className,
  onClick,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      data-ripple=""
      data-tip={iconOnly ? label : undefined}
      {...rest}
      type={type}
      aria-label={label ?? rest["aria-label"]}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? ignore : onClick}
      className={buttonClass({ variant, tone, size, round, iconOnly }, className)}
    >
      <ButtonContent icon={icon} busy={busy} iconOnly={iconOnly}>
        {children}
      </ButtonContent>
    </button>
  )
}
