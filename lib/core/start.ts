import { backgroundDone } from "./background"
import { ConfigError, config } from "./config"
import { closeStore, store } from "./db/client"
import { log } from "./log"
import { drainOutbox } from "./outbox/service"

/**
 * Ends background work, the outbox and the store in order before the process ends. scripts/serve.mjs runs what is in
 * `__cornerledgerClosers` after its last response; without it (`next start`) the signals are ours.
 */
function closeAtEnd(): void {
  const closers = (globalThis as { __cornerledgerClosers?: Set<() => Promise<void>> }).__cornerledgerClosers
  const close = () =>
    backgroundDone()
      .then(() => drainOutbox())
      .then(closeStore)
  if (closers) return void closers.add(close)
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      void close().finally(() => process.exit(0))
    })
  }
}

/** Ends a start that can't succeed, with a sentence for the operator and the exit code of a wrong configuration. */
function refuse(error: ConfigError): never {
  console.error(`Cornerledger can't start. ${error.message}`)
  process.exit(78)
}

/** Checks the configuration and opens the store in the background; the first page waits for neither. */
export async function start(): Promise<void> {
  try {
    const { secretsAreRandom, appUrl, MAINTENANCE, MAINTENANCE_KEY, METRICS_KEY } = config()
    // next-auth reads its own address from here.
    process.env.NEXTAUTH_URL ??= appUrl
    if (MAINTENANCE) {
      const way = MAINTENANCE_KEY ? "/misc/maintenance?key=… lets you in" : "without MAINTENANCE_KEY nobody gets in"
      log().warn(`maintenance is on: everybody is told to come back later; ${way}`)
    }
    if (secretsAreRandom) log().warn("no AUTH_SECRET: secrets were made up for this start, and sign-ins end with it")
    if (METRICS_KEY) (await import("./metrics")).startMetrics()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    refuse(error)
  }
  closeAtEnd()
  store().catch((error) => {
    if (error instanceof ConfigError) refuse(error)
    log().error({ err: error }, "the store could not be opened")
  })
}
