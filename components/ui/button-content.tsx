import clsx from "clsx"
import type { ReactNode } from "react"
import { Spinner } from "./spinner"

interface Props {
  icon?: ReactNode
  busy?: boolean
  iconOnly?: boolean
  children?: ReactNode
}

/**
 * Icon and label of a button. While busy, a spinner replaces the icon or covers the label, so that the width never
 * changes.
 */
export function ButtonContent({ icon, busy, iconOnly, children }: Props) {
  if (iconOnly) return busy ? <Spinner /> : icon
  return (
    <>
      {icon && (busy ? <Spinner /> : icon)}
      {busy && !icon && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={clsx("min-w-0", busy && !icon && "opacity-0")}>{children}</span>
    </>
  )
}
