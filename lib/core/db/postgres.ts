import { log } from "../log"
import { drizzleOver } from "./drizzle-over"
import { createListener } from "./postgres-listen"
import { connect, Pool } from "./postgres-pool"
import { runStatement, transaction } from "./postgres-transaction"
import { isDisconnection } from "./sqlstate"
import type { Store } from "./types"

interface Options {
  /** Max connections of this process per login. */
  pool: number
  /** URL of a login that is a member of `cornerledger_member` and owns nothing. If set, signed-in requests use it. */
  memberUrl?: string
  /** For tools whose statements may take as long as they need. */
  patient?: boolean
}

/** Opens a PostgreSQL store. `url` is a connection string of the tables' owner. */
export function openPostgres(url: string, { pool: max, memberUrl, patient }: Options): Store {
  const listener = createListener((hooks) => connect(url, { max: 1 }, hooks))
  const pool = new Pool(url, { max, patient }, listener.renew)
  const members = memberUrl ? new Pool(memberUrl, { max, patient }) : pool
  const owner = drizzleOver((...statement) => {
    const client = pool.current()
    return runStatement(pool, client, client, statement)
  })
  const { hostname, port, pathname } = new URL(url)

  const notify = async (channel: string, payload: string) => {
    const client = pool.current()
    await pool.watched(client, client.notify(channel, payload))
  }

  return {
    kind: "postgres",
    place: `${hostname}${port ? `:${port}` : ""}${pathname}`,
    owner,
    begin: (setup, run, as) => transaction(as === "member" ? members : pool, setup, run),
    // Messages announce committed writes, so a lost connection must not fail the caller. Listeners that lost theirs refetch
    // everything.
    publish: (channel, payload) =>
      notify(channel, payload)
        .catch((error) => (isDisconnection(error) ? notify(channel, payload) : Promise.reject(error)))
        .catch((error) => {
          if (!isDisconnection(error)) throw error
          log().warn({ err: error, channel }, "a message could not be published")
        }),
    subscribe: (channel, onMessage, onResumed) => listener.subscribe(channel, { onMessage, onResumed }),
    async close() {
      await Promise.all([listener.close(), pool.close(), members === pool ? undefined : members.close()])
    },
  }
}
