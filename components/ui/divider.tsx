import clsx from "clsx"
import type { ReactNode } from "react"

/** A line between parts, with a word in it where that helps. */
export function Divider({ className, children }: { className?: string; children?: ReactNode }) {
  if (!children) return <hr className={clsx("border-line", className)} />
  return (
    <div className={clsx("flex items-center gap-3 text-dense text-ink-muted", className)}>
      <hr className="flex-1 border-line" />
      {children}
      <hr className="flex-1 border-line" />
    </div>
  )
}
