import { totalOf } from "@/lib/core/cash/count"
import { type Split, splitFloat } from "@/lib/core/cash/split"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"

/** The envelopes that were dropped since the till was counted, with their sum in minor units. */
export function droppedAfterCount({ events, moves }: Pick<TillSessionSheet, "events" | "moves">) {
  const counted = events.findLast(({ kind }) => kind === "counted")
  const drops = moves.filter(({ kind, at }) => kind === "drop" && counted && Date.parse(at) >= Date.parse(counted.at))
  return {
    envelopes: drops.map(({ memo }) => memo),
    amount: drops.reduce((sum, { amount }) => sum - amount, 0),
  }
}

/** How to split a counted drawer into float and drop; empty if there is nothing to drop, or something was dropped already. */
export function splitsOf(session: TillSessionSheet): Split[] {
  const { closingCount, floatTarget, currency, next } = session
  if (next !== "close" || !closingCount || floatTarget === 0) return []
  if (droppedAfterCount(session).envelopes.length > 0) return []
  return splitFloat(closingCount, floatTarget, currency).filter(({ rest }) => totalOf(rest, currency) > 0)
}
