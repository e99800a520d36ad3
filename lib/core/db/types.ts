import type { PgRemoteDatabase } from "drizzle-orm/pg-proxy"

/** A connection or transaction of either driver, through Drizzle. */
export type Db = PgRemoteDatabase

/** The audit log's details of writes, besides the user's id. */
export interface Trace {
  /** The user's name. */
  name?: string
  /** The id of the API key. */
  key?: string
  network?: string
  /** The id of the request. */
  request?: string
  /** The endpoint, job or service. */
  call?: string
}

/** A user in a workspace. */
export interface Actor {
  workspaceId: number
  userId: number
  trace?: Trace
}

/** The open transaction and its actor, the first argument of store functions. Never use another `db` inside one. */
export interface Scope extends Actor {
  db: Db
  /** Runs `effect` once the transaction has committed; never if it fails. */
  after(effect: () => Promise<void> | void): void
}

export interface Store {
  kind: "pglite" | "postgres"
  /** The location of the data, without credentials; for logs and messages. */
  place: string
  /**
   * Runs a transaction. `setup` is trusted SQL that runs first, in the same round trip if the driver can do that. "member"
   * uses the connections of DATABASE_MEMBER_URL if it is set, which have no more rights than signed-in requests need.
   */
  begin<T>(setup: string, run: (db: Db) => Promise<T>, as?: "member"): Promise<T>
  /** Runs single statements as the owner, with autocommit, outside any workspace. */
  owner: Db
  /** Increases with every statement that may write. Set only if a single process sees all writes. */
  version?(): number
  /** Sends a message to every process on this store, including this one. */
  publish(channel: string, payload: string): Promise<void>
  /** @param resumed called after a lost connection, when messages may have been missed. @returns unsubscribes */
  subscribe(channel: string, listener: (payload: string) => void, resumed?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
