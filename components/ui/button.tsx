import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react"
import { ButtonContent } from "./button-content"
import { type ButtonLook, buttonClass } from "./button-styles"

type Naming = { iconOnly: true; label: string } | { iconOnly?: false; label?: string }
export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-busy"> &
  Naming & {
    /** How loud it is: solid for the one act of a screen, the others for the rest. */
    variant?: ButtonLook["variant"]
    /** Brand for the louder ones and neutral for the quieter, unless said. */
    tone?: ButtonLook["tone"]
    size?: ButtonLook["size"]
    /** Fully round at its ends; with an icon alone, a circle. */
    round?: boolean
    /** Stands before the text, or alone with `iconOnly`. */
    icon?: ReactNode
    /** Shows progress and takes no more clicks; it keeps the focus, unlike `disabled`. */
    busy?: boolean
    ref?: Ref<HTMLButtonElement>
  }

const ignore = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** A button. `iconOnly` needs a `label`, which is its name and its tooltip. */
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
