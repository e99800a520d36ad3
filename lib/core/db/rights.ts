import { readFileSync } from "node:fs"
import { join } from "node:path"
import { restricted } from "@/data/rights"
import { migrationsFolder } from "./snapshot"

/** The privileges that the member role can have on a table; `select` may be limited to some columns. */
export const privileges = ["select", "insert", "update", "delete"] as const
export type Privilege = (typeof privileges)[number] | `select (${string})`

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
