"use client"

import { useFormatter, useNow } from "next-intl"

interface Props {
  /** ISO 8601. */
  at: string
  className?: string
}

const minuteMs = 60_000

/** A relative time that updates every minute, with the exact time as its title. */
export function RelativeTime({ at, className }: Props) {
  const format = useFormatter()
  const now = useNow({ updateInterval: minuteMs })
  const date = new Date(at)
  return (
    <time
      dateTime={at}
      title={format.dateTime(date, { dateStyle: "full", timeStyle: "short" })}
      className={className}
      // Server and browser render a moment apart.
      suppressHydrationWarning
    >
      {format.relativeTime(date, now)}
    </time>
  )
}
