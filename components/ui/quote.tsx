import clsx from "clsx"
import type { ReactNode } from "react"
import { Avatar } from "./avatar"
import { type Tone, toneClass } from "./tone"

interface Props {
  /** The quoted text. */
  children: ReactNode
  /** Its author. */
  author?: string
  /** Its source: a title, a letter, a speech. */
  source?: ReactNode
  /** Picture beside the author; an empty string shows their initials. */
  avatar?: string
  tone?: Tone
  align?: "start" | "center" | "end"
  className?: string
}

const sideClass = {
  start: "border-s-3 ps-4 text-start",
  center: "text-center",
  end: "border-e-3 pe-4 text-end",
}
const justifyClass = { start: "justify-start", center: "justify-center", end: "justify-end" }

/** A quotation with its author and source. */
export function Quote({ children, author, source, avatar, tone = "neutral", align = "start", className }: Props) {
  return (
    <figure className={clsx("border-tone-mark", sideClass[align], toneClass(tone), className)}>
      <blockquote className="text-pretty text-base text-ink">{children}</blockquote>
      {(author || source) && (
        <figcaption className={clsx("mt-2 flex items-center gap-2.5 text-dense text-ink-muted", justifyClass[align])}>
          {author && avatar !== undefined && <Avatar name={author} src={avatar} size="sm" />}
          <span>
            {author && <span className="font-medium text-tone-text">{author}</span>}
            {author && source && " · "}
            {source && <cite>{source}</cite>}
          </span>
        </figcaption>
      )}
    </figure>
  )
}
