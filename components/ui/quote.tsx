import clsx from "clsx"
import type { ReactNode } from "react"
import { Avatar } from "./avatar"
import { type Tone, toneClass } from "./tone"

interface Props {
  /** The words quoted. */
  children: ReactNode
  /** Who said them. */
  author?: string
  /** Where they stand: a title, a letter, a talk. */
  source?: ReactNode
  /** A picture beside the author; an empty text draws their initials. */
  avatar?: string
  tone?: Tone
  align?: "start" | "center" | "end"
  className?: string
}

const sides = {
  start: "border-s-3 ps-4 text-start",
  center: "text-center",
  end: "border-e-3 pe-4 text-end",
}
const places = { start: "justify-start", center: "justify-center", end: "justify-end" }

/** Somebody's words, with who said them and where. */
export function Quote({ children, author, source, avatar, tone = "neutral", align = "start", className }: Props) {
  return (
    <figure className={clsx("border-tone-mark", sides[align], toneClass(tone), className)}>
      <blockquote className="text-pretty text-base text-ink">{children}</blockquote>
      {(author || source) && (
        <figcaption className={clsx("mt-2 flex items-center gap-2.5 text-dense text-ink-muted", places[align])}>
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
