import type { Row } from "../store"
import type { NextAct } from "../values"

/** How often a till is counted if the first count is beyond the tolerance. */
const countsBeforeExplaining = 2

/** Returns the next act while a till is counted. A blind count learns nothing of the variance but whether it needs a recount. */
function nextInCounting({ session, tolerance }: Row, variance: number | null): NextAct {
  if (session.counts === 0) return "count"
  if (session.readings === 0) return "zReading"
  if (Math.abs(variance ?? 0) <= tolerance) return "close"
  if (session.counts < countsBeforeExplaining) return "recount"
  return session.explanation === "" ? "explain" : "close"
}

/** Returns the next act of a session; null once it is locked. */
export function nextOf(row: Row, variance: number | null): NextAct | null {
  const { state } = row.session
  if (state === "counting") return nextInCounting(row, variance)
  return { open: "startCounting" as const, closed: "review" as const, reviewed: "lock" as const, locked: null }[state]
}
