import clsx from "clsx"
import type { ReactNode } from "react"

/** A value in bold if a record has its own, or in grey if it is inherited. */
export const Inheritable = ({ isOwn, children }: { isOwn: boolean; children: ReactNode }) => (
  <span className={clsx("tabular", isOwn ? "font-semibold text-ink" : "text-ink-muted")}>{children}</span>
)
