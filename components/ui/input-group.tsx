import clsx from "clsx"
import type { HTMLAttributes, ReactNode } from "react"
import { controlFrame } from "./input-styles"

interface Props {
  /** One frame around all parts, without separators. */
  merged?: boolean
  /** `ltr` for addresses and codes, which read from left to right in every language. */
  dir?: "ltr" | "auto"
  className?: string
  children: ReactNode
}

const joinedClass = clsx(
  "*:not-first:-ms-px *:relative *:focus-within:z-10 *:focus-visible:z-10",
  "*:not-first:rounded-s-none! *:not-last:rounded-e-none!",
  "[&>*:not(:first-child)>select]:rounded-s-none [&>*:not(:last-child)>select]:rounded-e-none",
)
const mergedClass = "*:border-0! *:bg-transparent! *:shadow-none! *:outline-none! [&>input]:min-h-0!"

/** Joins a control with units, checkboxes, buttons or menus. Each keeps its width. */
export const InputGroup = ({ merged, dir, className, children }: Props) => (
  <div
    dir={dir}
    className={
      merged
        ? controlFrame("md", clsx("flex items-stretch", mergedClass, className))
        : clsx("flex", joinedClass, className)
    }
  >
    {children}
  </div>
)

/** A text, unit, icon or checkbox beside a control, in an `InputGroup`. */
export const InputAddon = ({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) => (
  <span
    {...rest}
    className={clsx(
      "flex shrink-0 items-center rounded-control border border-line-strong bg-sunken px-3 text-ink-muted text-sm",
      "[&_svg]:size-4",
      className,
    )}
  />
)
