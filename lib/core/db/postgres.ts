import { sql } from "drizzle-orm"
import { drizzle } from "drizzle-orm/postgres-js"
import postgres from "postgres"
import type { Db, Store } from "./types"

/** Opens a PostgreSQL store. `url` is a connection string, `pool` the most connections this process holds. */
export function openPostgres(url: string, pool: number): Store {
  const client = postgres(url, {
    max: pool,
    // Named prepared statements get a generic plan after a few runs, which makes a trigram search hundreds of times slower.
    prepare: false,
    connect_timeout: 10,
    idle_timeout: 60,
    onnotice: () => {},
    connection: { application_name: "cornerledger", statement_timeout: 15_000, lock_timeout: 10_000 },
  })
  const owner = drizzle({ client }) as unknown as Db
  const { hostname, port, pathname } = new URL(url)
  return {
    kind: "postgres",
    place: `${hostname}${port ? `:${port}` : ""}${pathname}`,
    owner,
    begin: (setup, run) =>
      owner.transaction(async (transaction) => {
        if (setup) await transaction.execute(sql.raw(setup))
        return run(transaction as unknown as Db)
      }),
    publish: async (channel, payload) => {
      await client.notify(channel, payload)
    },
    subscribe: async (channel, listener, resumed) => {
      let first = true
      const subscription = await client.listen(channel, listener, () => {
        if (!first) resumed?.()
        first = false
      })
      return subscription.unlisten
    },
    close: () => client.end({ timeout: 5 }),
  }
}
