import clsx from "clsx"
import type { ButtonHTMLAttributes, ReactNode } from "react"

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { label: string; children: ReactNode }

export const innerButtonClass =
  "relative grid size-7 place-items-center rounded text-ink-muted transition-colors duration-fast " +
  "after:absolute after:-inset-1 hover:bg-neutral-soft hover:text-ink max-sm:after:-inset-2 [&_svg]:size-4"

/** A small icon button inside an input; its hit area is larger than its icon. */
export function InnerButton({ label, className, children, ...rest }: Props) {
  return (
    <button type="button" aria-label={label} {...rest} className={clsx(innerButtonClass, className)}>
      {children}
    </button>
  )
}
