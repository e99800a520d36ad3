import { type SQL, sql } from "drizzle-orm"
import { type Relation, relations } from "@/lib/core/db/relations"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db } from "@/lib/core/db/types"

const id = sql.identifier

/**
 * Columns that name a user in tables without a foreign key to users, where rows outlive their author: blog posts, orders,
 * messages. `low_id` and `high_id` are the two users of a conversation.
 */
const ownerColumns = new Set([
  "user_id",
  "author_id",
  "owner_id",
  "sender_id",
  "low_id",
  "high_id",
  "made_by",
  "closed_by",
  "witness_id",
])
/** A row about muting, blocking or following belongs to the user who does it, not to its target. */
const aboutOthers = new Set(["chat_choices.contact_id"])
/** Copies of deleted rows and responses, open pages and queued emails add nothing to the original rows. */
const excludedTables = new Set([
  "removed_rows",
  "live_pages",
  "mail_outbox",
  "mail_outbox_files",
  "webhook_deliveries",
  "idempotency_keys",
])

/** Rows that reference these are not parts of them: a file is attached to the emails of everyone who received it. */
const parentsWithoutParts = new Set(["users", "mail_files"])

/** Conditions on `t` that select a user's rows, by table. */
async function conditions(db: Db, userId: number): Promise<Map<string, SQL>> {
  const { all, writable } = await relations(db)
  const tables = [...writable].filter(
    ([name, columns]) => columns.includes("workspace_id") && !excludedTables.has(name),
  )
  const own = new Map<string, SQL>([["users", sql`t.id = ${userId}`]])
  for (const [table, columns] of tables) {
    const foreignKeyColumns = all
      .filter(({ child, parent, columns: key }) => child === table && parent === "users" && key.length === 2)
      .flatMap(({ columns: key }) => key.filter((column) => column !== "workspace_id"))
    const userColumns = [
      ...new Set([...foreignKeyColumns, ...columns.filter((column) => ownerColumns.has(column))]),
    ].filter((column) => !aboutOthers.has(`${table}.${column}`))
    const matches = userColumns.map((column) => sql`t.${id(column)} = ${userId}`)
    if (matches.length > 0) own.set(table, sql`(${sql.join(matches, sql` or `)})`)
  }
  for (const relation of all) if (relation.columns.includes("workspace_id")) addParts(relation, own)
  return own
}

/** Adds parts of a user's rows that don't name the user, such as the lines of an order. */
function addParts({ child, parent, columns, keys, cascades }: Relation, own: Map<string, SQL>): void {
  const parentCondition = own.get(parent)
  if (!cascades || !parentCondition || own.has(child) || parentsWithoutParts.has(parent) || excludedTables.has(child))
    return
  const joinOn = columns.map((column, i) => sql`part.${id(column)} = t.${id(keys[i] as string)}`)
  own.set(
    child,
    sql`(t.workspace_id, t.ctid) in (select part.workspace_id, part.ctid from ${id(child)} part
      join ${id(parent)} t on ${sql.join(joinOn, sql` and `)} where ${parentCondition})`,
  )
}

/** Adds the entries that a person posted or approved. The entries themselves stay when the person is deleted. */
function addEntries(own: Map<string, SQL>, userId: number): void {
  // A night difference would reveal the expected cash to people who count the till blind.
  const mayKnow = sql`kind <> 'night-difference'`
  own.set("journal_entries", sql`(t.actor_id = ${userId} or t.approver_id = ${userId}) and t.${mayKnow}`)
  own.set(
    "postings",
    sql`t.entry_id in (select e.id from journal_entries e where e.workspace_id = t.workspace_id and e.actor_id = ${userId}
      and e.${mayKnow})`,
  )
}

/** Columns that are left out: bytes that are delivered as files, keys, and the customer or supplier behind a posting. */
const hidden: Record<string, string[]> = {
  chat_pictures: ["content"],
  files: ["content"],
  journal_entries: ["previous_hash", "request_hash", "idempotency_key"],
  postings: ["party"],
}

/** Columns with one person's findings, by the column with that person's id. Other people get the rows without them. */
const foundBy: Record<string, Record<string, string[]>> = {
  drops: { closed_by: ["counted", "pieces", "closing_entry_id"] },
  safe_movements: { user_id: ["amount", "expected", "pieces", "entry_id"] },
  bank_bag_events: { user_id: ["amount", "entry_id"] },
  journal_entries: { approver_id: ["approver_id", "approver_name"], actor_id: ["actor_id", "actor_name", "memo"] },
}

/** A row as JSON. An entry names only the user, not another actor or approver. */
const rowOf = (table: string, userId: number): SQL =>
  Object.entries(foundBy[table] ?? {}).reduce(
    (row, [column, names]) =>
      sql`(${row} - case when t.${id(column)} = ${userId} then '{}' else array[${sql.raw(names.map((name) => `'${name}'`).join(", "))}] end)`,
    sql`to_jsonb(t)`,
  )
const secrets = [
  "password_hash",
  "pin_hash",
  "hash",
  "secret",
  "public_key",
  "credential_id",
  "confirm_hash",
  "refuse_hash",
  "undo_hash",
  "nonce",
  "previous_secret",
  "search",
]

/**
 * All rows of a user, by table, in one statement: the account, everything they wrote, sent and received, and its parts.
 * Passwords, keys and the contents of files are left out.
 * @param withBooks whether to read their entries in the books, which can be many
 */
export async function personalRows(
  { db, workspaceId }: { db: Db; workspaceId: number },
  userId: number,
  { withBooks = true } = {},
): Promise<Record<string, Record<string, unknown>[]>> {
  const own = await conditions(db, userId)
  if (withBooks) addEntries(own, userId)
  const parts = [...own].map(([table, condition]) => {
    const without = sql.raw(`array['${[...secrets, ...(hidden[table] ?? [])].join("', '")}']`)
    return sql`(select ${table}::text as name, coalesce(jsonb_agg(${rowOf(table, userId)} - ${without}), '[]') as rows
      from ${id(table)} t where t.workspace_id = ${workspaceId} and ${condition})`
  })
  const rows = rowsOf<{ name: string; rows: Record<string, unknown>[] }>(
    await db.execute(sql.join(parts, sql` union all `)),
  )
  return Object.fromEntries(rows.filter((one) => one.rows.length > 0).map((one) => [one.name, one.rows]))
}
