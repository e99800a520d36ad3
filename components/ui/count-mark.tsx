import clsx from "clsx"
import type { ReactNode } from "react"
import { type Tone, toneClass } from "./tone"

interface Props {
  /** 0 hides the mark. */
  count: number
  /** Larger counts are shown as "99+". */
  max?: number
  /** Text for screen readers instead of the number: "4 unread mails". */
  label: string
  /** Shows only a dot; screen readers still get the label. */
  dot?: boolean
  tone?: Tone
  /** The element that the mark is attached to: an icon, a button or a picture. */
  children: ReactNode
}

/** A count on the corner of another element. */
export function CountMark({ count, max = 99, label, dot, tone = "danger", children }: Props) {
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
              {count > max ? `${max}+` : count}
            </span>
          )}
        </span>
      )}
    </span>
  )
}
