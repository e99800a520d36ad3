import postgres from "postgres"
import { log } from "../log"
import { drizzleTypes } from "./postgres-types"
import { ConnectionError, cannotConnect, connectionLost, fromDriver } from "./sqlstate"

export type Client = postgres.Sql

/** The longest wait for a silent server: the statement timeout, plus time for its response to arrive. */
const maxSilenceMs = 20_000
/** After this long without a response, a second connection probes whether the server is reachable. */
const probeAfterMs = 3_000
const connectSeconds = 4

export interface PoolOptions {
  max: number
  /** For tools whose statements may take as long as they need. */
  patient?: boolean
}

const settings = (patient: boolean | undefined): Record<string, string | number> => ({
  application_name: "cornerledger",
  // The planner takes offsets and counts in subselects for expensive and compiles the statement, which takes 100 ms of 10.
  jit: "off",
  ...(patient ? {} : { statement_timeout: 15_000, lock_timeout: 10_000 }),
})

/** Opens connections as they are needed; nothing is sent before the first statement. */
export const connect = (url: string, { max, patient }: PoolOptions, more: Record<string, unknown> = {}): Client =>
  postgres(url, {
    max,
    // Named prepared statements get a generic plan after a few runs, which makes a trigram search hundreds of times slower.
    prepare: false,
    // It would ask each new connection for the array types, and losing the connection then is an unhandled rejection, which
    // ends the process. `drizzleTypes` has the arrays that we use.
    fetch_types: false,
    connect_timeout: connectSeconds,
    idle_timeout: 60,
    keep_alive: 15,
    // The default backoff grows to 20 seconds, during which requests hang although the server is back.
    backoff: (retries: number) => Math.min(2 ** retries / 50, 0.5) * (0.5 + Math.random() / 2),
    onnotice: () => {},
    types: drizzleTypes,
    connection: settings(patient),
    ...more,
  })

/** Whether the server responds on a new connection, even with an error. */
async function responds(url: string): Promise<boolean> {
  const probe = connect(url, { max: 1 })
  try {
    await probe.unsafe("select 1")
    return true
  } catch (error) {
    return !(fromDriver(error) instanceof ConnectionError)
  } finally {
    void probe.end({ timeout: 0 }).catch(() => {})
  }
}

/**
 * The connections to one URL. If a server disappears without closing them (a pulled cable, a stopped machine), statements
 * wait for minutes; `watched` detects that and replaces all connections.
 */
export class Pool {
  private client: Client
  private probing: Promise<boolean> | undefined

  constructor(
    private readonly url: string,
    private readonly options: PoolOptions,
    private readonly onReplaced: () => void = () => {},
  ) {
    this.client = connect(url, options)
  }

  current(): Client {
    return this.client
  }

  /** Opens new connections and closes those of `client`, whose work gets `seconds` to finish. */
  private replace(client: Client, seconds: number): void {
    if (this.client !== client) return
    log().warn({ seconds }, "replacing the connections to the database")
    this.client = connect(this.url, this.options)
    void client.end({ timeout: seconds }).catch(() => {})
    this.onReplaced()
  }

  private isThere(): Promise<boolean> {
    this.probing ??= responds(this.url).finally(() => {
      this.probing = undefined
    })
    return this.probing
  }

  /**
   * Waits for work on `client`, and gives up if the server stays silent. `isQueued` means that the work may be waiting for a
   * free connection, in which case the existing connections are not replaced.
   * @throws ConnectionError if the server stays silent, or no connection becomes free
   */
  async watched<T>(client: Client, work: PromiseLike<T>, isQueued = false): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    let settled = false
    const silence = new Promise<never>((_, reject) => {
      const failAndReplace = (seconds: number, code: string) => {
        this.replace(client, seconds)
        reject(new ConnectionError(code, new Error("the database does not respond")))
      }
      const failQueued = () => reject(new ConnectionError(cannotConnect, new Error("no connection became free")))
      const check = async (waited: number) => {
        const isThere = await this.isThere()
        if (settled) return
        // Reported as "cannot connect" because that isn't retried: another try would take just as long.
        if (!isThere) failAndReplace(0, cannotConnect)
        else if (waited >= maxSilenceMs && !this.options.patient)
          isQueued ? failQueued() : failAndReplace(maxSilenceMs / 1000, connectionLost)
        else wait(waited + probeAfterMs)
      }
      const wait = (waited: number) => {
        timer = setTimeout(() => void check(waited), probeAfterMs)
        timer.unref()
      }
      wait(probeAfterMs)
    })
    try {
      return await Promise.race([work, silence])
    } catch (error) {
      throw fromDriver(error)
    } finally {
      settled = true
      clearTimeout(timer)
    }
  }

  async close(): Promise<void> {
    await this.client.end({ timeout: 5 })
  }
}
