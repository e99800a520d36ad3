"use client"

import { useEffect, useState } from "react"
import type { Row } from "./lines"

/** Rows rendered at the end of a conversation, and how many are added per step while the user scrolls up. */
const atEnd = 120
const step = 100

/** Limits the rendered rows, so that typing stays fast in a long conversation that was scrolled to its beginning. */
export function useShownRows(rows: Row[], isAway: boolean, target: number | undefined) {
  const [maxRows, setMaxRows] = useState(atEnd)
  const place =
    target === undefined
      ? -1
      : rows.findIndex((row) => row.kind === "group" && row.lines.some(({ id }) => id === target))
  if (place >= 0 && rows.length - place > maxRows) setMaxRows(rows.length - place + step / 2)
  useEffect(() => {
    if (!isAway) setMaxRows(atEnd)
  }, [isAway])
  return {
    shown: rows.slice(-maxRows),
    hidden: Math.max(0, rows.length - maxRows),
    showMore: () => setMaxRows((now) => now + step),
  }
}
