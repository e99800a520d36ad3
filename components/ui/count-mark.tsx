import clsx from "clsx"
import type { ReactNode } from "react"
import { type Tone, toneClass } from "./tone"

interface Props {
  /** Nothing shows for 0. */
  count: number
  /** More than this shows as "99+". */
  most?: number
  /** Said to screen readers in place of the number: "4 unread mails". */
  label: string
  /** Only a point; the number is still said. */
  dot?: boolean
  tone?: Tone
  /** What it is pinned to: an icon, a button, a picture. */
  children: ReactNode
}

/** A count pinned to the corner of what it counts for. */
export function CountMark({ count, most = 99, label, dot, tone = "danger", children }: Props) {
  return (
    <span className="relative inline-flex">
      {children}
      {count > 0 && (
        <span
          className={clsx(
            "pointer-events-none absolute z-10 rounded-full bg-tone text-tone-on ring-2 ring-card",
            toneClass(tone),
            dot
              ? "-end-0.5 -top-0.5 size-2.5"
              : "-end-2 -top-2 tabular grid h-5 min-w-5 place-items-center px-1 font-semibold text-[0.6875rem] leading-none",
          )}
        >
          <span className="sr-only">{label}</span>
          {!dot && (
            <span aria-hidden="true" dir="ltr">
              {count > most ? `${most}+` : count}
            </span>
          )}
        </span>
      )}
    </span>
  )
}
