"use client"

import { useFormatter, useNow } from "next-intl"

interface Props {
  /** ISO 8601. */
  at: string
  className?: string
}

const minute = 60_000

/** How long ago something was, kept true while it stands there; the exact moment is its tooltip. */
export function RelativeTime({ at, className }: Props) {
  const format = useFormatter()
  const now = useNow({ updateInterval: minute })
  const date = new Date(at)
  return (
    <time
      dateTime={at}
      title={format.dateTime(date, { dateStyle: "full", timeStyle: "short" })}
      className={className}
      // The server's clock and this one are a moment apart.
      suppressHydrationWarning
    >
      {format.relativeTime(date, now)}
    </time>
  )
}
