import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"

/** A connection or transaction of either driver, through Drizzle. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** Who acts, and in which workspace. */
export interface Actor {
  workspaceId: number
  userId: number
}

/** What a store takes: the open transaction and whose rows it may see. Never reach for another `db` inside it. */
export interface Scope extends Actor {
  db: Db
  /** Runs once the transaction has committed, and not if it fails. */
  after(effect: () => Promise<void> | void): void
}

export interface Store {
  kind: "pglite" | "postgres"
  /** Where the data lies, without credentials; for people. */
  place: string
  /**
   * One transaction; `setup` is trusted SQL run first, in the same round trip where the driver can. As "member" it runs on
   * a connection that has no more rights than a signed-in call may have, where the operator gave the store a login for it.
   */
  begin<T>(setup: string, run: (db: Db) => Promise<T>, as?: "member"): Promise<T>
  /** Autocommitted statements as the owner; for single statements outside any workspace. */
  owner: Db
  /** Moves with every statement that may write; only where one process sees them all. */
  version?(): number
  /** Sends to every process on this store, this one included. */
  publish(channel: string, payload: string): Promise<void>
  /** `resumed` is called when messages may have been missed, after a lost connection. */
  subscribe(channel: string, listener: (payload: string) => void, resumed?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
