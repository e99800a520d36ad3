"use client"

import { Totals } from "../paper/totals"
import { useTypedTotals } from "./use-typed"

/** The totals of the lines, updated while typing. */
export function EditorTotals({ paidMinor }: { paidMinor: number }) {
  const totals = useTypedTotals(paidMinor)
  return (
    <div className="mt-5 mb-6" aria-live="polite">
      <Totals {...totals} />
    </div>
  )
}
