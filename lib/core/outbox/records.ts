import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import { ownerTx } from "../db/tx"
import type { Actor, Db } from "../db/types"
import { runSoon } from "../jobs/wake"
import type { Delivery } from "./schema"
import { mailOutbox, mailOutboxFiles } from "./table"
import { deliveryJob, type MailKind } from "./values"

const iso = (column: AnyPgColumn) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A subselect for the newest email that meets a condition, as JSON or null. */
export const newestDelivery = (where: SQL | undefined) => sql<Delivery | null>`(
  select json_build_object('state', ${mailOutbox.state}, 'to', ${mailOutbox.recipients}, 'attempts', ${mailOutbox.attempts},
    'error', ${mailOutbox.lastError}, 'nextAttemptAt', ${iso(mailOutbox.nextAttemptAt)}, 'sentAt', ${iso(mailOutbox.sentAt)})
  from ${mailOutbox} where ${where} order by ${mailOutbox.createdAt} desc limit 1)`

/** A subselect for the newest email of each row's record, as JSON or null. */
export const deliveryOf = (kind: MailKind, { workspaceId, id }: Record<"workspaceId" | "id", AnyPgColumn>) =>
  newestDelivery(and(eq(mailOutbox.workspaceId, workspaceId), eq(mailOutbox.kind, kind), eq(mailOutbox.recordId, id)))

/** The id of the newest email of a record. */
const newestOf = (db: Db, { workspaceId }: Actor, kind: MailKind, recordId: number) =>
  db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.workspaceId, workspaceId), eq(mailOutbox.kind, kind), eq(mailOutbox.recordId, recordId)))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(1)

/**
 * Retries the newest email of a record now if it has failed or is queued, and resets its attempts. Only the owner may write
 * states, so this opens a separate transaction. The caller must check that the actor may access the record.
 * @returns whether there was such an email
 */
export async function retryMail(actor: Actor, kind: MailKind, recordId: number): Promise<boolean> {
  const rows = await ownerTx((db) =>
    db
      .update(mailOutbox)
      .set({ state: "queued", attempts: 0, refused: [], nextAttemptAt: sql`now()`, lastError: null })
      .where(
        and(
          inArray(mailOutbox.id, newestOf(db, actor, kind, recordId)),
          inArray(mailOutbox.state, ["failed", "queued"]),
          eq(mailOutbox.isSecret, false),
        ),
      )
      .returning({ id: mailOutbox.id }),
  )
  runSoon(deliveryJob)
  return rows.length > 0
}

/** Cancels the newest email of a record if it is still queued; see `retryMail`. @returns whether it was cancelled */
export const cancelMail = (actor: Actor, kind: MailKind, recordId: number): Promise<boolean> =>
  ownerTx(async (db) => {
    const [cancelled] = await db
      .update(mailOutbox)
      .set({ state: "cancelled", text: "", html: null, nextAttemptAt: sql`now()` })
      .where(and(inArray(mailOutbox.id, newestOf(db, actor, kind, recordId)), eq(mailOutbox.state, "queued")))
      .returning({ id: mailOutbox.id })
    if (cancelled) await db.delete(mailOutboxFiles).where(eq(mailOutboxFiles.mailId, cancelled.id))
    return cancelled !== undefined
  })
