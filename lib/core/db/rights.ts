import { readFileSync } from "node:fs"
import { join } from "node:path"
import { migrationsFolder } from "./snapshot"

/** The privileges that the member role can have on a table; `select` may be limited to some columns. */
export const privileges = ["select", "insert", "update", "delete"] as const
export type Privilege = (typeof privileges)[number] | `select (${string})`

/**
 * Workspace tables on which signed-in requests need fewer privileges. A change here takes effect with the next migration,
 * even an empty one, because privileges are granted after migrating.
 */
const restricted: Record<string, Privilege[]> = {
  // No delete: next_id() increments counters, and ids are never reused.
  counters: ["select", "insert", "update"],
  // Sign-ins are inserted as the owner, before the workspace is known; members list and end them.
  sessions: ["select", "update"],
  account_links: ["select", "insert", "update"],
  // Written as the owner.
  live_pages: ["select"],
  // Counted as the owner.
  workspace_usage: ["select"],
  // An audit log is worthless if its entries can be changed.
  sign_in_events: ["select", "insert"],
  // Inserted as the owner. Members list and delete them, and insert them when the delete of a user is undone.
  known_devices: ["select", "insert", "delete"],
  // Members queue emails and read their state. Texts may contain secrets, and the owner writes the states.
  // List the columns in the order of the table.
  mail_outbox: [
    "select (id, workspace_id, user_id, kind, record_id, to, recipients, state, attempts, next_attempt_at, last_error, created_at, sent_at, recipient_count)",
    "insert",
  ],
  mail_outbox_files: ["select (workspace_id, mail_id, position)", "insert"],
}

export interface Policy {
  name: string
  as: string
  for: string
  to: string[]
  using?: string
  withCheck?: string
}

export interface TableRights {
  table: string
  policies: Policy[]
  member: readonly Privilege[]
}

interface Snapshot {
  tables: Record<string, { name: string; policies: Record<string, Policy> }>
}

let cached: TableRights[] | undefined

/**
 * The policies and privileges that this build expects by table, from the snapshot of its last migration. A table without a
 * policy belongs to the whole store, so signed-in requests have no access to it.
 */
export function expectedRights(): TableRights[] {
  if (cached) return cached
  const meta = join(migrationsFolder(), "meta")
  const { entries } = JSON.parse(readFileSync(join(meta, "_journal.json"), "utf8")) as { entries: { tag: string }[] }
  const number = entries.at(-1)?.tag.slice(0, 4)
  const { tables } = JSON.parse(readFileSync(join(meta, `${number}_snapshot.json`), "utf8")) as Snapshot
  const fromSnapshot = Object.values(tables).map(({ name, policies }): TableRights => {
    const all = Object.values(policies)
    return { table: name, policies: all, member: all.length > 0 ? (restricted[name] ?? privileges) : [] }
  })
  cached = [...fromSnapshot, { table: "applied_migrations", policies: [], member: [] }].sort((a, b) =>
    a.table < b.table ? -1 : 1,
  )
  return cached
}
