import { sql } from "drizzle-orm"
import { drizzle } from "drizzle-orm/postgres-js"
import type postgres from "postgres"
import type { Client, Pool } from "./postgres-pool"
import { ConnectionError, fromDriver, isDisconnection, outcomeUnknown } from "./sqlstate"
import type { Db } from "./types"

type Unsafe = (text: string, parameters?: never[], options?: postgres.UnsafeQueryOptions) => Promise<unknown>

/** Drizzle over a function that runs statements. Drizzle uses nothing of its client but `unsafe` and `options`. */
export const drizzleOver = (unsafe: Unsafe, { options }: Client): Db =>
  drizzle({ client: { unsafe, options } as unknown as Client }) as unknown as Db

/** Runs a statement under `Pool.watched`. Drizzle calls `values` before it awaits; postgres.js starts after that. */
export function statement(pool: Pool, client: Client, query: postgres.PendingQuery<postgres.Row[]>): Promise<unknown> {
  const result = pool.watched(client, query)
  return Object.assign(result, {
    values() {
      query.values()
      return result
    },
  })
}

const never = new Promise<never>(() => {})

function deferred<T>() {
  let resolve!: (value: T) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<T>((...both) => {
    ;[resolve, reject] = both
  })
  return { promise, resolve, reject }
}

/** A rejected statement in the form Drizzle expects, for a connection that was lost. */
function rejectedStatement(error: unknown): Promise<never> {
  const result = Promise.reject(error)
  return Object.assign(result, { values: () => result })
}

/**
 * Runs a transaction. After its connection is lost, nothing more is sent: postgres.js would send the rollback, and any later
 * statement of `run`, within the next transaction on that connection.
 * @throws ConnectionError with SQLSTATE 40003 if the connection was lost after COMMIT was sent
 */
export async function transaction<T>(pool: Pool, setup: string, run: (db: Db) => Promise<T>): Promise<T> {
  const client = pool.current()
  let lost: unknown
  let isCommitting = false
  const started = deferred<void>()
  const disconnected = deferred<never>()
  const done = deferred<void>()
  const onLost = (error: unknown) => {
    lost ??= fromDriver(error)
    disconnected.reject(lost)
  }
  const work = async (connection: postgres.TransactionSql) => {
    // The caller has given up, but this connection works, so postgres.js may roll back.
    if (lost) throw lost
    started.resolve()
    const unsafe: Unsafe = (text, parameters, options) => {
      if (lost) return rejectedStatement(lost)
      const result = statement(pool, client, connection.unsafe(text, parameters, options))
      result.catch((error) => isDisconnection(error) && onLost(error))
      return result
    }
    try {
      const db = drizzleOver(unsafe, client)
      if (setup) await db.execute(sql.raw(setup))
      const result = await run(db)
      if (lost) return await never
      isCommitting = true
      done.resolve()
      return result
    } catch (error) {
      if (lost) return await never
      done.resolve()
      throw error
    }
  }
  const committed = client.begin(work) as Promise<T>
  committed.catch(onLost)
  disconnected.promise.catch(() => {})
  try {
    await pool.watched(client, Promise.race([started.promise, committed]), true)
    await Promise.race([done.promise, committed, disconnected.promise])
    return await pool.watched(client, committed)
  } catch (thrown) {
    const error = fromDriver(thrown)
    onLost(error)
    if (isCommitting && isDisconnection(error)) throw new ConnectionError(outcomeUnknown, error)
    throw error
  }
}
