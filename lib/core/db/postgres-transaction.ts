import { sql } from "drizzle-orm"
import type postgres from "postgres"
import { drizzleOver, type RunStatement } from "./drizzle-over"
import type { Client, Pool } from "./postgres-pool"
import { ConnectionError, fromDriver, isDisconnection, outcomeUnknown } from "./sqlstate"
import type { Db } from "./types"

/** A call of a function with one JSON argument. */
const call = /^(?:\/\* writes \*\/ )?select \w+\(\$1::jsonb\) as \w+$/

/**
 * A call with its argument in the text: postgres.js asks the server for the types of parameters first, which is a round trip, and sends
 * nothing behind such a statement. An E'' string means the same under every setting of the server.
 */
function inlined(text: string, params: unknown[]): [text: string, params: unknown[]] {
  const [json] = params
  if (typeof json !== "string" || json.includes("\0") || !call.test(text)) return [text, params]
  const literal = `E'${json.replace(/['\\]/g, "$&$&")}'`
  return [text.replace("$1", () => literal), []]
}

/** Runs a statement on a connection of `client` under `Pool.watched`. */
export function runStatement(
  pool: Pool,
  client: Client,
  connection: Pick<Client, "unsafe">,
  [text, params, asArrays]: Parameters<RunStatement>,
): Promise<unknown[]> {
  const [sent, rest] = inlined(text, params)
  const query = connection.unsafe(sent, rest as never[])
  return pool.watched<unknown[]>(client, asArrays ? query.values() : query)
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
    const db = drizzleOver(async (...statement) => {
      if (lost) throw lost
      try {
        return await runStatement(pool, client, connection, statement)
      } catch (error) {
        if (isDisconnection(error)) onLost(error)
        throw error
      }
    })
    // The first statement of `run` is sent right behind the setup. If the setup fails, PostgreSQL refuses everything after it.
    const setUp = setup ? db.execute(sql.raw(setup)).then(() => {}) : Promise.resolve()
    setUp.catch(() => {})
    try {
      const result = await run(db)
      await setUp
      if (lost) return await never
      isCommitting = true
      done.resolve()
      return result
    } catch (error) {
      if (lost) return await never
      done.resolve()
      await setUp
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
