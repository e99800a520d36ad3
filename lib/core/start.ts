import { backgroundDone } from "./background"
import { ConfigError, config } from "./config"
import { closeStore, store } from "./db/client"
import { log } from "./log"
import { drainOutbox } from "./outbox/service"

/** Closes what is open before the process ends, so that no mail is left half-sent and a store on disk is in order. */
function closeOnSignals(): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      void backgroundDone()
        .then(() => drainOutbox())
        .then(closeStore)
        .finally(() => process.exit(0))
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
    const { secretsAreRandom, appUrl, MAINTENANCE, MAINTENANCE_KEY } = config()
    // next-auth reads its own address from here.
    process.env.NEXTAUTH_URL ??= appUrl
    if (MAINTENANCE) {
      const way = MAINTENANCE_KEY ? "/misc/maintenance?key=… lets you in" : "without MAINTENANCE_KEY nobody gets in"
      log().warn(`maintenance is on: everybody is told to come back later; ${way}`)
    }
    if (secretsAreRandom) log().warn("no AUTH_SECRET: secrets were made up for this start, and sign-ins end with it")
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    refuse(error)
  }
  closeOnSignals()
  store().catch((error) => {
    if (error instanceof ConfigError) refuse(error)
    log().error({ err: error }, "the store could not be opened")
  })
}
