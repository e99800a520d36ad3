import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client"
import { config } from "./config"
import { openedStore } from "./db/client"
import { openStreams } from "./live/hub"

// scripts/support/metrics.mjs counts HTTP requests in the same registry; it and the bundles of the app share only globalThis.
const holder = globalThis as {
  __cornerledgerMetrics?: Registry
  __cornerledgerSignIns?: Counter<"outcome">
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
      // A store that is still opening is not waited for.
      const opened = await Promise.race([openedStore(), undefined]).catch(() => undefined)
      if (opened) this.set({ kind: opened.kind }, 1)
    },
  })
  new Gauge({
    name: "cornerledger_store_pool_max",
    help: "Most connections this process opens to its store",
    registers,
  }).set(config().DATABASE_URL ? config().DATABASE_POOL : 1)
}

/** Starts to measure this process; asked for once, where METRICS_KEY is set. */
export function startMetrics(): void {
  const registers = [registry()]
  collectDefaultMetrics({ register: registry() })
  measureStore(registers)
  new Gauge({
    name: "cornerledger_live_streams",
    help: "Pages that this process keeps up to date over an open stream",
    registers,
    collect() {
      this.set(openStreams())
    },
  })
  holder.__cornerledgerSignIns = new Counter({
    name: "cornerledger_sign_ins_total",
    help: "Sign-ins with a password, by how they went",
    labelNames: ["outcome"],
    registers,
  })
}

/** Everything that was measured, as Prometheus reads it. */
export async function writtenMetrics(): Promise<{ type: string; text: string }> {
  return { type: registry().contentType, text: await registry().metrics() }
}
