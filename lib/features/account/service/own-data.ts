import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm"
import { restricted } from "@/data/rights"
import { blankPerson } from "@/lib/core/audit/blank"
import { unaudited } from "@/lib/core/audit/unaudited"
import { type Principal, principalsChanged } from "@/lib/core/auth/principal"
import { parentsFirst, relations } from "@/lib/core/db/relations"
import { rowsOf } from "@/lib/core/db/rows"
import { workspaces } from "@/lib/core/db/table"
import { ownerTx, tx } from "@/lib/core/db/tx"
import type { Db, Scope } from "@/lib/core/db/types"
import { deleteUnreferencedFiles, referencedFileIds } from "@/lib/core/files/references"
import { conflict, notFound } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { signInEvents } from "@/lib/features/sign-ins/table"
import { users } from "@/lib/features/users/table"
import { personalRows } from "../store/personal-rows"
import { forgetSampleCompany } from "../store/sample-company"
import { requireCode, requireSecondFactor } from "./confirm"
import { requireExported } from "./deletion"
import { requirePassword } from "./password"
import { recipients, sendSecurityEmailTo } from "./security-emails"

const id = sql.identifier

/**
 * Tables that clearing the samples leaves alone: users who can sign in and their settings, the product's help articles and
 * plans, internal tables, billing details and the shop's settings (but see `forgetSampleCompany`), and mail in the outbox.
 * Businesses with their staff and books are left alone too, as is everything else that members may not delete (`data/rights.ts`).
 */
const otherTablesToKeep = new Set(
  `workspaces users user_details account_settings address_changes account_connections two_steps recovery_codes passkeys
  known_devices profiles chat_profiles bookmarks notification_settings removed_rows files billing shop_settings
  kb_categories kb_articles pricing_plans pricing_questions subscriptions api_keys audit_settings webhooks
  webhook_deliveries staff_grant_shops staff_pins staff_approvals direct_debit_occurrences`.split(/\s+/),
)
const isKept = (table: string) => otherTablesToKeep.has(table) || restricted[table]?.includes("delete") === false

/** Tables whose rows only the triggers of their workspace's own row delete: the audit log and the books. */
const lastTables = new Set(
  `audit_events audit_details audit_seals
  books accounts journal_entries postings account_balances account_days party_balances periods`.split(/\s+/),
)

/** Deletes a workspace's rows and runs `last`, in one statement: foreign keys are then checked only after the last delete. */
async function empty(db: Db, workspaceId: number, keeps: (table: string) => boolean, last: SQL): Promise<void> {
  const { all, writable } = await relations(db)
  const tables = [...writable].filter(([name, columns]) => columns.includes("workspace_id") && !keeps(name))
  const order = parentsFirst(new Set(tables.map(([name]) => name)), all).reverse()
  const cleared = order.map(
    (table) => sql`${id(`no_${table}`)} as (delete from ${id(table)} where workspace_id = ${workspaceId})`,
  )
  // Triggers keep issued documents from everybody else.
  await db.execute(sql`/* writes */ select set_config('cornerledger.erasing', ${String(workspaceId)}, true)`)
  await db.execute(sql`with ${sql.join(cleared, sql`, `)} ${last}`)
}

/** Deletes everything in the workspace except users who can sign in. New ids continue after the deleted ones. */
export async function clearSamples(scope: Scope): Promise<void> {
  const { db, workspaceId } = scope
  await empty(
    db,
    workspaceId,
    isKept,
    sql`delete from users where workspace_id = ${workspaceId} and password_hash is null`,
  )
  await forgetSampleCompany(scope)
}

/** Deletes a user with their files, and the rows they deleted themselves and could still restore. */
async function removePerson(db: Db, workspaceId: number, userId: number): Promise<void> {
  // Entries in the books stay, with the name of who posted them.
  const rows = await personalRows({ db, workspaceId }, userId, { withBooks: false })
  const deleted = rowsOf<{ row: Record<string, unknown> }>(
    await db.execute(sql`delete from removed_rows where workspace_id = ${workspaceId}
      and (removed_by = ${userId} or row ->> 'user_id' = ${String(userId)} or row ->> 'author_id' = ${String(userId)})
      returning row`),
  )
  await db.execute(sql`delete from live_pages where workspace_id = ${workspaceId} and user_id = ${userId}`)
  // Mail that is queued or being sent still goes out.
  await db.execute(sql`delete from mail_outbox where workspace_id = ${workspaceId} and user_id = ${userId}
    and state not in ('queued', 'sending')`)
  await db.delete(users).where(and(eq(users.workspaceId, workspaceId), eq(users.id, userId)))
  await db.delete(signInEvents).where(and(eq(signInEvents.workspaceId, workspaceId), eq(signInEvents.userId, userId)))
  // After the deletes, which the log records with the names that it is about to forget.
  await blankPerson(db, workspaceId, userId)
  const all = [...Object.values(rows).flat(), ...deleted.map(({ row }) => row)]
  await deleteUnreferencedFiles(db, workspaceId, referencedFileIds(all))
}

/**
 * Deletes the caller's account permanently, and the whole workspace if nobody else can sign in.
 * @throws HttpError 422 for a wrong password, or a missing or wrong code; 403 with a passkey instead of a code, unless the
 * sign-in is confirmed; 409 if other users would be left without an
 * administrator, or books would be lost that nobody exported
 */
export async function deleteAccount(
  principal: Principal,
  { password, code, withoutExport }: { password: string; code?: string; withoutExport?: string },
  locale: Locale,
): Promise<void> {
  const { workspaceId, userId } = principal
  await requirePassword(principal, password)
  const passed = await requireCode(principal, code, locale)
  if (passed === "notAsked") await tx(principal, ({ db }) => requireSecondFactor(db, principal))
  const mailTo = await ownerTx(async (db) => {
    const mailTo = await recipients(db, workspaceId, [userId])
    const people = await db
      .select({ id: users.id, email: users.email, role: users.role, status: users.status })
      .from(users)
      .where(and(eq(users.workspaceId, workspaceId), isNotNull(users.passwordHash)))
      .for("update")
    const me = people.find((person) => person.id === userId)
    if (!me) throw notFound()
    const others = people.filter((person) => person.id !== userId)
    if (others.length === 0) {
      await requireExported(db, workspaceId, withoutExport, me.email)
      const isKept = (table: string) => lastTables.has(table)
      await unaudited(db, () =>
        empty(db, workspaceId, isKept, sql`delete from ${workspaces} where id = ${workspaceId}`),
      )
      return mailTo
    }
    const canRun = others.some(({ role, status }) => role === "admin" && status !== "inactive")
    if (!canRun) throw conflict({ password: "lastAdmin" })
    await removePerson(db, workspaceId, userId)
    return mailTo
  })
  await principalsChanged(workspaceId, userId)
  for (const person of mailTo) await sendSecurityEmailTo(person, "ownAccountDeleted", locale)
}
