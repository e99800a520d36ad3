import { backgroundDone } from "./background"
import { ConfigError, config } from "./config"
import { closeStore, store } from "./db/client"
import { stopJobs } from "./jobs/service"
import { log } from "./log"
import { drainOutbox } from "./outbox/service"

/**
 * Finishes background work, then jobs and e-mails that are running, then closes the store before the process ends. scripts/serve.mjs runs
 * `__cornerledgerClosers` after its last response. Without that script (`next start`) this handles the signals.
 */
function closeAtEnd(): void {
  const closers = (globalThis as { __cornerledgerClosers?: Set<() => Promise<void>> }).__cornerledgerClosers
  const close = () =>
    backgroundDone()
      .then(() => Promise.all([stopJobs(), drainOutbox()]))
      .then(closeStore)
  if (closers) return void closers.add(close)
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      void close().finally(() => process.exit(0))
    })
  }
}

/** Exits with a message for the operator and the exit code for an invalid configuration (EX_CONFIG). */
function exitWith(error: ConfigError): never {
  console.error(`Cornerledger can't start. ${error.message}`)
  process.exit(78)
}

/** Checks the configuration and opens the store in the background, so that starting doesn't wait for it. */
export async function start(): Promise<void> {
  try {
    const { secretsAreRandom, appUrl, MAINTENANCE, MAINTENANCE_KEY, METRICS_KEY } = config()
    // next-auth reads its URL from here.
    process.env.NEXTAUTH_URL ??= appUrl
    if (MAINTENANCE) {
      const access = MAINTENANCE_KEY
        ? "open /misc/maintenance?key=… to get access"
        : "nobody has access, because MAINTENANCE_KEY is not set"
      log().warn(`maintenance mode is on; ${access}`)
    }
    if (secretsAreRandom)
      log().warn("AUTH_SECRET is not set: using random secrets, so all sign-ins end when this process stops")
    if (METRICS_KEY) (await import("./metrics")).startMetrics()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    exitWith(error)
  }
  closeAtEnd()
  store().catch((error) => {
    if (error instanceof ConfigError) exitWith(error)
    log().error({ err: error }, "the store could not be opened")
  })
}
