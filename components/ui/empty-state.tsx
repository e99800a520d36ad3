import clsx from "clsx"
import type { ReactNode } from "react"
import { type Tone, toneClass } from "./tone"

interface Props {
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  tone?: Tone
  /** Announced by screen readers when it replaces content. */
  announce?: boolean
  className?: string
}

/** Placeholder for missing content: nothing yet, no match, or an error with a retry button. */
export function EmptyState({ icon, title, text, action, tone = "neutral", announce, className }: Props) {
  return (
    <div
      role={announce ? "status" : undefined}
      className={clsx("flex flex-col items-center justify-center px-6 py-12 text-center", toneClass(tone), className)}
    >
      {icon && (
        <span
          aria-hidden="true"
          className="mb-4 grid size-12 place-items-center rounded-full bg-tone-soft text-tone-text [&_svg]:size-6"
        >
          {icon}
        </span>
      )}
      <p className="text-balance font-semibold text-base text-ink">{title}</p>
      {text && <p className="mt-1 max-w-md text-pretty text-ink-muted text-sm">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
