import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm"
import { type Principal, principalsChanged } from "@/lib/core/auth/principal"
import { parentsFirst, type Relation, relations } from "@/lib/core/db/relations"
import { rowsOf } from "@/lib/core/db/rows"
import { workspaces } from "@/lib/core/db/table"
import { ownerTx } from "@/lib/core/db/tx"
import type { Db, Scope } from "@/lib/core/db/types"
import { conflict, notFound } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { users } from "@/lib/features/users/table"
import { requireCode } from "./confirm"
import { requirePassword } from "./password"
import { recipients, tellPerson } from "./security-emails"

const id = sql.identifier

/** Columns that are keys to the house, and no concern of a document that is carried about. */
const secret = sql.raw("array['password_hash', 'hash', 'secret', 'confirm_hash', 'refuse_hash', 'undo_hash']")

/** A person's own columns: those by which a table's rows hang on a user. */
const ofPerson = ({ all }: { all: Relation[] }) =>
  all.filter(({ parent, columns }) => parent === "users" && columns.length === 2 && columns.includes("workspace_id"))

/** Everything the store holds of the caller, by table, in one statement: their account, and each row that names them. */
export async function collect({ db, workspaceId, userId }: Scope): Promise<Record<string, object[]>> {
  const conditions = new Map<string, SQL[]>([["users", [sql`t.id = ${userId}`]]])
  for (const { child, columns } of ofPerson(await relations(db))) {
    const column = columns.find((name) => name !== "workspace_id") as string
    conditions.set(child, [...(conditions.get(child) ?? []), sql`t.${id(column)} = ${userId}`])
  }
  const parts = [...conditions].map(
    ([table, any]) => sql`(select ${table}::text as name, coalesce(jsonb_agg(to_jsonb(t) - ${secret}), '[]') as rows
      from ${id(table)} t where t.workspace_id = ${workspaceId} and (${sql.join(any, sql` or `)}))`,
  )
  const rows = rowsOf<{ name: string; rows: object[] }>(await db.execute(sql.join(parts, sql` union all `)))
  return Object.fromEntries(rows.filter((one) => one.rows.length > 0).map((one) => [one.name, one.rows]))
}

/**
 * What stays when the samples go: those who can sign in with what is theirs, the help about this product, its plans, the
 * house's own books, and how the workspace bills.
 */
const staying = new Set(
  `workspaces users user_details sessions account_links account_settings address_changes account_connections two_steps
  recovery_codes profiles chat_profiles
  bookmarks notification_settings counters removed_rows live_pages files billing kb_categories kb_articles
  pricing_plans pricing_questions subscriptions`.split(/\s+/),
)

/** Deletes a workspace's rows and then `last`, in one statement: what hangs on what is looked at when all is gone. */
async function empty(db: Db, workspaceId: number, stays: (table: string) => boolean, last: SQL): Promise<void> {
  const { all, writable } = await relations(db)
  const tables = [...writable].filter(([name, columns]) => columns.includes("workspace_id") && !stays(name))
  const order = parentsFirst(new Set(tables.map(([name]) => name)), all).reverse()
  const cleared = order.map(
    (table) => sql`${id(`no_${table}`)} as (delete from ${id(table)} where workspace_id = ${workspaceId})`,
  )
  await db.execute(sql`with ${sql.join(cleared, sql`, `)} ${last}`)
}

/** Empties the workspace of everything but its people who can sign in. Ids go on from where they were. */
export const clearSamples = ({ db, workspaceId }: Scope): Promise<void> =>
  empty(
    db,
    workspaceId,
    (table) => staying.has(table),
    sql`delete from users where workspace_id = ${workspaceId} and password_hash is null`,
  )

/**
 * Deletes the caller's account for good; with the last one who can sign in the workspace goes too.
 * @throws HttpError 422 for a wrong password, or a missing or wrong code; 409 for the last administrator among others
 */
export async function deleteAccount(
  principal: Principal,
  { password, code }: { password: string; code?: string },
  locale: Locale,
): Promise<void> {
  const { workspaceId, userId } = principal
  await requirePassword(principal, password)
  await requireCode(principal, code, locale)
  const told = await ownerTx(async (db) => {
    const told = await recipients(db, workspaceId, [userId])
    const people = await db
      .select({ id: users.id, role: users.role, status: users.status })
      .from(users)
      .where(and(eq(users.workspaceId, workspaceId), isNotNull(users.passwordHash)))
      .for("update")
    if (!people.some((person) => person.id === userId)) throw notFound()
    const others = people.filter((person) => person.id !== userId)
    if (others.length === 0) {
      await empty(db, workspaceId, () => false, sql`delete from ${workspaces} where id = ${workspaceId}`)
      return told
    }
    const canRun = others.some(({ role, status }) => role === "admin" && status !== "inactive")
    if (!canRun) throw conflict({ password: "lastAdmin" })
    await db.delete(users).where(and(eq(users.workspaceId, workspaceId), eq(users.id, userId)))
    return told
  })
  await principalsChanged(workspaceId, userId)
  for (const person of told) await tellPerson(person, "ownAccountDeleted", locale)
}
