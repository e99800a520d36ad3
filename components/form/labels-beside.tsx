import clsx from "clsx"
import type { CSSProperties, ReactNode } from "react"

interface Props {
  /** Width of the labels: any CSS length. */
  width?: string
  className?: string
  children: ReactNode
}

/** Fields with labels beside instead of above them, except on phones. */
export const LabelsBeside = ({ width = "8rem", className, children }: Props) => (
  <div
    data-labels="beside"
    className={clsx("flex flex-col gap-4", className)}
    style={{ "--labels": width } as CSSProperties}
  >
    {children}
  </div>
)
