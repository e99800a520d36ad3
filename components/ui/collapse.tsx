import clsx from "clsx"
import type { ReactNode } from "react"

interface Props {
  open: boolean
  /** For `aria-controls` of the button that opens it. */
  id: string
  className?: string
  children: ReactNode
}

/** Collapsible content, inert while closed. The button that opens it needs `aria-expanded`. */
export function Collapse({ open, id, className, children }: Props) {
  return (
    <div
      id={id}
      inert={!open}
      className={clsx(
        "grid transition-[grid-template-rows,visibility] duration-slow ease-out",
        open ? "visible grid-rows-[1fr]" : "invisible grid-rows-[0fr]",
        className,
      )}
    >
      <div className="min-h-0 overflow-hidden">{children}</div>
    </div>
  )
}
