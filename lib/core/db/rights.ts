import { readFileSync } from "node:fs"
import { join } from "node:path"
import { migrationsFolder } from "./snapshot"

/** What the role of signed-in calls may be given on a table; of some, only certain columns to read. */
export const privileges = ["select", "insert", "update", "delete"] as const
export type Privilege = (typeof privileges)[number] | `select (${string})`

/**
 * Tables with a workspace of which signed-in calls need less than everything. A change here needs a migration, whatever
 * is in it: rights are granted anew after one.
 */
const less: Record<string, Privilege[]> = {
  // Ids are given by next_id(), and never taken back.
  counters: ["select", "insert", "update"],
  // Sign-ins begin as the owner, before there is a workspace; a member lists and ends them.
  sessions: ["select", "update"],
  account_links: ["select", "insert", "update"],
  // Which pages are open is written as the owner.
  live_pages: ["select"],
  // Counted as the owner.
  workspace_usage: ["select"],
  // A record that can be rewritten proves nothing.
  sign_in_events: ["select", "insert"],
  // Remembered as the owner; listed and forgotten by a member, and restored with a person whose delete is undone.
  known_devices: ["select", "insert", "delete"],
  // Members queue mails and see how far they have come. Texts may hold secrets, and states are written as the owner.
  // Columns are listed in the order of the table.
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

let known: TableRights[] | undefined

/**
 * What this build expects of each table, from the schema its last migration leads to. A table without a policy belongs to
 * the store as a whole, and is not for a signed-in call.
 */
export function expectedRights(): TableRights[] {
  if (known) return known
  const meta = join(migrationsFolder(), "meta")
  const { entries } = JSON.parse(readFileSync(join(meta, "_journal.json"), "utf8")) as { entries: { tag: string }[] }
  const number = entries.at(-1)?.tag.slice(0, 4)
  const { tables } = JSON.parse(readFileSync(join(meta, `${number}_snapshot.json`), "utf8")) as Snapshot
  const own = Object.values(tables).map(({ name, policies }): TableRights => {
    const all = Object.values(policies)
    return { table: name, policies: all, member: all.length > 0 ? (less[name] ?? privileges) : [] }
  })
  known = [...own, { table: "applied_migrations", policies: [], member: [] }].sort((a, b) =>
    a.table < b.table ? -1 : 1,
  )
  return known
}
