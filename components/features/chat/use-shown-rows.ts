"use client"

import { useEffect, useState } from "react"
import type { Row } from "./lines"

/** How many rows stand at the end of a talk, and how many more come at a time as one scrolls up. */
const atEnd = 120
const step = 100

/** The rows that are drawn: a long talk that was read back to its beginning must not slow down what is written at its end. */
export function useShownRows(rows: Row[], isAway: boolean, target: number | undefined) {
  const [most, setMost] = useState(atEnd)
  const place =
    target === undefined
      ? -1
      : rows.findIndex((row) => row.kind === "group" && row.lines.some(({ id }) => id === target))
  if (place >= 0 && rows.length - place > most) setMost(rows.length - place + step / 2)
  useEffect(() => {
    if (!isAway) setMost(atEnd)
  }, [isAway])
  return {
    shown: rows.slice(-most),
    hidden: Math.max(0, rows.length - most),
    showMore: () => setMost((now) => now + step),
  }
}
