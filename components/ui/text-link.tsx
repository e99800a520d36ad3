import clsx from "clsx"
import { Link, type LinkProps } from "./link"

/** A link inside text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={clsx(
        "rounded-sm font-medium text-brand-text underline decoration-brand-border underline-offset-3",
        "transition-colors duration-fast hover:decoration-current",
        className,
      )}
    />
  )
}
