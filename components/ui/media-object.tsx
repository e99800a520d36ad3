import clsx from "clsx"
import type { ReactNode } from "react"

interface Props {
  /** A picture, avatar or icon. */
  media: ReactNode
  title: ReactNode
  /** Level of the title in the page's outline; a plain paragraph if omitted. */
  level?: 3 | 4
  /** Side of the picture. */
  side?: "start" | "end"
  /** Vertical alignment of the picture with taller text. */
  align?: "start" | "center" | "end"
  className?: string
  /** The text, and nested media objects below it. */
  children?: ReactNode
}

const alignClass = { start: "items-start", center: "items-center", end: "items-end" }

/** A picture with text beside it. */
export function MediaObject({ media, title, level, side = "start", align = "start", className, children }: Props) {
  const Title = level === 3 ? "h3" : level === 4 ? "h4" : "p"
  return (
    <div className={clsx("flex gap-4", alignClass[align], side === "end" && "flex-row-reverse", className)}>
      <div className="shrink-0">{media}</div>
      <div className="min-w-0 flex-1">
        <Title className="font-semibold text-ink text-sm">{title}</Title>
        {children && <div className="mt-1 space-y-4 text-pretty text-ink-muted text-sm">{children}</div>}
      </div>
    </div>
  )
}
