import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm"
import { type Principal, principalsChanged } from "@/lib/core/auth/principal"
import { personalRows } from "@/lib/core/db/personal"
import { parentsFirst, relations } from "@/lib/core/db/relations"
import { rowsOf } from "@/lib/core/db/rows"
import { workspaces } from "@/lib/core/db/table"
import { ownerTx } from "@/lib/core/db/tx"
import type { Db, Scope } from "@/lib/core/db/types"
import { dropUnreferenced, filesReferredTo } from "@/lib/core/files/references"
import { conflict, notFound } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { signInEvents } from "@/lib/features/sign-ins/table"
import { users } from "@/lib/features/users/table"
import { requireCode } from "./confirm"
import { requirePassword } from "./password"
import { recipients, tellPerson } from "./security-emails"

const id = sql.identifier

/**
 * Tables that clearing the samples leaves alone: people who can sign in with their own settings, the help about the product,
 * its plans, internal tables, the billing details, and mail that is on its way.
 */
const staying = new Set(
  `workspaces users user_details sessions account_links account_settings address_changes account_connections two_steps
  recovery_codes sign_in_events known_devices profiles chat_profiles
  bookmarks notification_settings counters removed_rows live_pages files billing kb_categories kb_articles
  pricing_plans pricing_questions subscriptions mail_outbox mail_outbox_files`.split(/\s+/),
)

/** Deletes a workspace's rows and then runs `last`, in one statement, so that foreign keys are checked once everything is gone. */
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

/** Deletes a person with their files, and what they deleted themselves and could still undo. */
async function removePerson(db: Db, workspaceId: number, userId: number): Promise<void> {
  const rows = await personalRows({ db, workspaceId }, userId)
  const deleted = rowsOf<{ row: Record<string, unknown> }>(
    await db.execute(sql`delete from removed_rows where workspace_id = ${workspaceId}
      and (removed_by = ${userId} or row ->> 'user_id' = ${String(userId)} or row ->> 'author_id' = ${String(userId)})
      returning row`),
  )
  await db.execute(sql`delete from live_pages where workspace_id = ${workspaceId} and user_id = ${userId}`)
  // Mail that is on its way still leaves.
  await db.execute(sql`delete from mail_outbox where workspace_id = ${workspaceId} and user_id = ${userId}
    and state not in ('queued', 'sending')`)
  await db.delete(users).where(and(eq(users.workspaceId, workspaceId), eq(users.id, userId)))
  await db.delete(signInEvents).where(and(eq(signInEvents.workspaceId, workspaceId), eq(signInEvents.userId, userId)))
  const all = [...Object.values(rows).flat(), ...deleted.map(({ row }) => row)]
  await dropUnreferenced(db, workspaceId, filesReferredTo(all))
}

/**
 * Deletes the caller's account permanently; with the last one who can sign in the workspace goes too.
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
    await removePerson(db, workspaceId, userId)
    return told
  })
  await principalsChanged(workspaceId, userId)
  for (const person of told) await tellPerson(person, "ownAccountDeleted", locale)
}
