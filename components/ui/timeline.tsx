import clsx from "clsx"
import type { ReactNode } from "react"
import { type Tone, toneClass } from "./tone"

export interface TimelineEntry {
  id: string | number
  title: ReactNode
  /** Time of the event, ideally as a `<time>`. */
  time?: ReactNode
  tone?: Tone
  icon?: ReactNode
  children?: ReactNode
}

/** Events below each other. */
export function Timeline({ entries, className }: { entries: TimelineEntry[]; className?: string }) {
  return (
    <ol className={className}>
      {entries.map(({ id, title, time, tone = "brand", icon, children }) => (
        <li key={id} className={clsx("group relative flex gap-3.5 pb-5 last:pb-0", toneClass(tone))}>
          <span
            aria-hidden="true"
            className="absolute start-3 top-7 bottom-1 w-px -translate-x-1/2 bg-line group-last:hidden rtl:translate-x-1/2"
          />
          <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center">
            {icon ? (
              <span className="grid size-6 place-items-center rounded-full bg-tone-soft text-tone-text [&_svg]:size-3.5">
                {icon}
              </span>
            ) : (
              <span className="size-2.5 rounded-full bg-tone-mark ring-4 ring-tone-soft" />
            )}
          </span>
          <div className="min-w-0 flex-1 pt-0.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <p className="font-medium text-sm">{title}</p>
              {time && <span className="tabular text-ink-muted text-xs">{time}</span>}
            </div>
            {children && <div className="mt-1 text-dense text-ink-muted">{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
