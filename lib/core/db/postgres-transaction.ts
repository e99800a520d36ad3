import { sql } from "drizzle-orm"
import { drizzle } from "drizzle-orm/postgres-js"
import type postgres from "postgres"
import type { Client, Pool } from "./postgres-pool"
import { ConnectionError, fromDriver, isDisconnection, outcomeUnknown } from "./sqlstate"
import type { Db } from "./types"

type Unsafe = (text: string, parameters?: never[], options?: postgres.UnsafeQueryOptions) => Promise<unknown>

/** Drizzle over something that runs statements; it asks its client for `unsafe` and `options`, and nothing else. */
export const drizzleOver = (unsafe: Unsafe, { options }: Client): Db =>
  drizzle({ client: { unsafe, options } as unknown as Client }) as unknown as Db

/** A statement under watch. Drizzle asks for `values` before it awaits, and postgres.js starts a moment later. */
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

/** What Drizzle gets in place of a statement on a connection that is lost. */
function refused(error: unknown): Promise<never> {
  const result = Promise.reject(error)
  return Object.assign(result, { values: () => result })
}

/**
 * One transaction. Where the connection is lost on the way nothing more is sent on it: postgres.js would hand the
 * rollback, and whatever `run` goes on to do, to the next transaction on that connection.
 * @throws ConnectionError with SQLSTATE 40003 where the connection was lost after commit was sent
 */
export async function transaction<T>(pool: Pool, setup: string, run: (db: Db) => Promise<T>): Promise<T> {
  const client = pool.current()
  let lost: unknown
  let isCommitting = false
  const started = deferred<void>()
  const gone = deferred<never>()
  const done = deferred<void>()
  const lose = (error: unknown) => {
    lost ??= fromDriver(error)
    gone.reject(lost)
  }
  const work = async (connection: postgres.TransactionSql) => {
    // Nobody waits for it any more. The connection is sound, so postgres.js may roll back.
    if (lost) throw lost
    started.resolve()
    const unsafe: Unsafe = (text, parameters, options) => {
      if (lost) return refused(lost)
      const result = statement(pool, client, connection.unsafe(text, parameters, options))
      result.catch((error) => isDisconnection(error) && lose(error))
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
  const whole = client.begin(work) as Promise<T>
  whole.catch(lose)
  gone.promise.catch(() => {})
  try {
    await pool.watched(client, Promise.race([started.promise, whole]), true)
    await Promise.race([done.promise, whole, gone.promise])
    return await pool.watched(client, whole)
  } catch (thrown) {
    const error = fromDriver(thrown)
    lose(error)
    if (isCommitting && isDisconnection(error)) throw new ConnectionError(outcomeUnknown, error)
    throw error
  }
}
