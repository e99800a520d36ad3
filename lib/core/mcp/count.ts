import type { Counter, Histogram } from "prom-client"

/** How a tool's run ended: `refused` for the caller's mistakes, `failed` for ours. */
export type ToolOutcome = "ok" | "refused" | "failed"

/** Set by `lib/core/metrics.ts` if the operator has enabled metrics. */
export interface ToolMetrics {
  calls: Counter<"tool" | "outcome">
  seconds: Histogram<"tool">
}

/** Counts a run of a tool, and starts its clock. @returns ends it */
export function countTool(tool: string): (outcome: ToolOutcome) => void {
  const metrics = (globalThis as { __cornerledgerTools?: ToolMetrics }).__cornerledgerTools
  const stop = metrics?.seconds.startTimer({ tool })
  return (outcome) => {
    metrics?.calls.inc({ tool, outcome })
    stop?.()
  }
}
