import postgres from "postgres"
import { log } from "../log"
import { ConnectionError, cannotConnect, connectionLost, fromDriver } from "./sqlstate"

export type Client = postgres.Sql

/** How long nobody waits for a silent server: the statement timeout, and time for its answer to arrive. */
const silentMs = 20_000
/** After this long without an answer a second connection asks whether the server is there at all. */
const doubtMs = 3_000
const connectSeconds = 4

export interface PoolOptions {
  max: number
  /** For tools whose statements may take as long as they need. */
  patient?: boolean
}

const settings = (patient: boolean | undefined): Record<string, string | number> => ({
  application_name: "cornerledger",
  ...(patient ? {} : { statement_timeout: 15_000, lock_timeout: 10_000 }),
})

/** Opens connections as they are needed; nothing is sent before the first statement. */
export const connect = (url: string, { max, patient }: PoolOptions, more: Record<string, unknown> = {}): Client =>
  postgres(url, {
    max,
    // Named prepared statements get a generic plan after a few runs, which makes a trigram search hundreds of times slower.
    prepare: false,
    connect_timeout: connectSeconds,
    idle_timeout: 60,
    keep_alive: 15,
    // The usual backoff grows to 20 seconds, during which calls hang although the server is back.
    backoff: (retries: number) => Math.min(2 ** retries / 50, 0.5) * (0.5 + Math.random() / 2),
    onnotice: () => {},
    connection: settings(patient),
    ...more,
  })

/** Whether the server takes a connection and answers on it; one that refuses with a reason of its own answers too. */
async function answers(url: string): Promise<boolean> {
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
 * The connections to one address. A server that vanishes without a word (a pulled cable, a stopped machine) leaves
 * statements waiting for minutes; `watched` notices, and replaces all connections.
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

  /** Puts new connections in place of those of `client`, whose work gets `seconds` to finish. */
  private replace(client: Client, seconds: number): void {
    if (this.client !== client) return
    log().warn({ seconds }, "the connections to the database are replaced")
    this.client = connect(this.url, this.options)
    void client.end({ timeout: seconds }).catch(() => {})
    this.onReplaced()
  }

  private isThere(): Promise<boolean> {
    this.probing ??= answers(this.url).finally(() => {
      this.probing = undefined
    })
    return this.probing
  }

  /**
   * Waits for work on `client`, but not for ever. `isQueued` says that it may wait for a free connection, which is no
   * fault of the connections there are.
   * @throws ConnectionError when the server stays silent
   */
  async watched<T>(client: Client, work: PromiseLike<T>, isQueued = false): Promise<T> {
    let clock: NodeJS.Timeout | undefined
    let settled = false
    const silence = new Promise<never>((_, reject) => {
      const gone = (seconds: number, code: string) => {
        this.replace(client, seconds)
        reject(new ConnectionError(code, new Error("the database does not answer")))
      }
      const full = () => reject(new ConnectionError(cannotConnect, new Error("no connection became free")))
      const doubt = async (waited: number) => {
        const isThere = await this.isThere()
        if (settled) return
        // Trying again would only take as long again.
        if (!isThere) gone(0, cannotConnect)
        else if (waited >= silentMs && !this.options.patient) isQueued ? full() : gone(silentMs / 1000, connectionLost)
        else wait(waited + doubtMs)
      }
      const wait = (waited: number) => {
        clock = setTimeout(() => void doubt(waited), doubtMs)
        clock.unref()
      }
      wait(doubtMs)
    })
    try {
      return await Promise.race([work, silence])
    } catch (error) {
      throw fromDriver(error)
    } finally {
      settled = true
      clearTimeout(clock)
    }
  }

  async close(): Promise<void> {
    await this.client.end({ timeout: 5 })
  }
}
