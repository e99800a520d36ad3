import clsx from "clsx"
import type { ReactNode } from "react"

interface Props {
  /** A picture, an avatar, an icon. */
  media: ReactNode
  title: ReactNode
  /** Level of the title in the page's outline; left out, it is a plain line. */
  level?: 3 | 4
  /** Where the picture stands. */
  side?: "start" | "end"
  /** How the picture stands to a text that is taller. */
  align?: "start" | "center" | "end"
  className?: string
  /** The text, and further media objects under it. */
  children?: ReactNode
}

const aligns = { start: "items-start", center: "items-center", end: "items-end" }

/** A picture with a text beside it. */
export function MediaObject({ media, title, level, side = "start", align = "start", className, children }: Props) {
  const Title = level === 3 ? "h3" : level === 4 ? "h4" : "p"
  return (
    <div className={clsx("flex gap-4", aligns[align], side === "end" && "flex-row-reverse", className)}>
      <div className="shrink-0">{media}</div>
      <div className="min-w-0 flex-1">
        <Title className="font-semibold text-ink text-sm">{title}</Title>
        {children && <div className="mt-1 space-y-4 text-pretty text-ink-muted text-sm">{children}</div>}
      </div>
    </div>
  )
}
