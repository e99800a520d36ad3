import clsx from "clsx"
import type { CSSProperties, ReactNode } from "react"

interface Props {
  /** How wide the labels are: any CSS length. */
  width?: string
  className?: string
  children: ReactNode
}

/** Fields whose labels stand beside them instead of above; on phones they stand above all the same. */
export const LabelsBeside = ({ width = "8rem", className, children }: Props) => (
  <div
    data-labels="beside"
    className={clsx("flex flex-col gap-4", className)}
    style={{ "--labels": width } as CSSProperties}
  >
    {children}
  </div>
)
