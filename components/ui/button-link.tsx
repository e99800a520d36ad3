import type { ReactNode } from "react"
import { ButtonContent } from "./button-content"
import { type ButtonLook, buttonClass } from "./button-styles"
import { Link, type LinkProps } from "./link"

type Naming = { iconOnly: true; label: string } | { iconOnly?: false; label?: string }
type Props = Omit<LinkProps, "children"> &
  Omit<ButtonLook, "iconOnly"> &
  Naming & { icon?: ReactNode; children?: ReactNode }

/** A link that looks like a button. */
export function ButtonLink({ variant, tone, size, round, icon, iconOnly, label, className, children, ...rest }: Props) {
  return (
    <Link
      data-ripple=""
      data-tip={iconOnly ? label : undefined}
      aria-label={label}
      {...rest}
      className={buttonClass({ variant, tone, size, round, iconOnly }, className)}
    >
      <ButtonContent icon={icon} iconOnly={iconOnly}>
        {children}
      </ButtonContent>
    </Link>
  )
}
