import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import { config } from "./config"
import { openedStore } from "./db/client"
import { jobCounts } from "./jobs/service"
import { openStreams } from "./live/hub"
import type { ToolMetrics } from "./mcp/count"

// On `globalThis`, because scripts/support/metrics.mjs counts HTTP requests in the same registry.
const holder = globalThis as {
  __cornerledgerMetrics?: Registry
  __cornerledgerSignIns?: Counter<"outcome">
  __cornerledgerTools?: ToolMetrics
}

const registry = () => {
  holder.__cornerledgerMetrics ??= new Registry()
  return holder.__cornerledgerMetrics
}

function measureStore(registers: Registry[]): void {
  new Gauge({
    name: "cornerledger_store_open",
    help: "1 for the kind of store that this process has open",
    labelNames: ["kind"],
    registers,
    async collect() {
      this.reset()
      // Don't wait for a store that is still opening.
      const opened = await Promise.race([openedStore(), undefined]).catch(() => undefined)
      if (opened) this.set({ kind: opened.kind }, 1)
    },
  })
  new Gauge({
    name: "cornerledger_store_pool_max",
    help: "Max connections that this process opens to its store",
    registers,
  }).set(config().DATABASE_URL ? config().DATABASE_POOL : 1)
}

/** Measures the queue of jobs, which all processes on a database share. */
function measureJobs(registers: Registry[]): void {
  const counted = () => jobCounts().catch(() => undefined)
  new Gauge({
    name: "cornerledger_jobs",
    help: "Jobs by state, without schedules that wait for their time",
    labelNames: ["state"],
    registers,
    async collect() {
      const counts = await counted()
      this.reset()
      for (const state of ["pending", "running", "dead"] as const) if (counts) this.set({ state }, counts[state])
    },
  })
  new Gauge({
    name: "cornerledger_jobs_oldest_due_seconds",
    help: "How long the oldest due job has been waiting",
    registers,
    async collect() {
      const counts = await counted()
      this.reset()
      if (counts) this.set(counts.late)
    },
  })
}

/** The tools of assistants; their number is fixed, and names that don't exist aren't counted. */
const toolMetrics = (registers: Registry[]): ToolMetrics => ({
  calls: new Counter({
    name: "cornerledger_mcp_tool_calls_total",
    help: "Runs of the tools of assistants, by outcome",
    labelNames: ["tool", "outcome"],
    registers,
  }),
  seconds: new Histogram({
    name: "cornerledger_mcp_tool_duration_seconds",
    help: "Time that a tool of assistants takes",
    labelNames: ["tool"],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  }),
})

/** Starts collecting metrics. Called once, if METRICS_KEY is set. */
export function startMetrics(): void {
  const registers = [registry()]
  collectDefaultMetrics({ register: registry() })
  measureStore(registers)
  measureJobs(registers)
  new Gauge({
    name: "cornerledger_live_streams",
    help: "Open streams for live updates in this process",
    registers,
    collect() {
      this.set(openStreams())
    },
  })
  holder.__cornerledgerSignIns = new Counter({
    name: "cornerledger_sign_ins_total",
    help: "Sign-ins with a password or passkey, by outcome",
    labelNames: ["outcome"],
    registers,
  })
  holder.__cornerledgerTools = toolMetrics(registers)
}

/** The metrics in Prometheus's text format. */
export async function collectMetrics(): Promise<{ type: string; text: string }> {
  return { type: registry().contentType, text: await registry().metrics() }
}
