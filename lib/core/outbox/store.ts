import { and, eq, inArray, sql } from "drizzle-orm"
import type { Db } from "../db/types"
import { waitSeconds } from "./backoff"
import type { Result } from "./result"
import { mailOutbox, mailOutboxFiles } from "./table"
import { type MailState, maxAttempts } from "./values"

// The deliverer's access to the outbox. It runs as the owner, because it serves every workspace and reads texts.

export type OutboxRow = typeof mailOutbox.$inferSelect

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Takes a lease on due emails, and on those whose deliverer has died. Two processes never take the same one. */
export function claim(db: Db, limit: number, lease: number): Promise<OutboxRow[]> {
  const due = db.$with("due").as(
    db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(and(inArray(mailOutbox.state, ["queued", "sending"]), sql`${mailOutbox.nextAttemptAt} <= now()`))
      .orderBy(mailOutbox.nextAttemptAt)
      .limit(limit)
      .for("update", { skipLocked: true }),
  )
  return db
    .with(due)
    .update(mailOutbox)
    .set({ state: "sending", attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: inSeconds(lease) })
    .where(sql`${mailOutbox.id} in (select id from due)`)
    .returning()
}

/** Extends the leases of emails that are still being sent. */
export const renew = (db: Db, ids: string[], lease: number) =>
  db
    .update(mailOutbox)
    .set({ nextAttemptAt: inSeconds(lease) })
    .where(and(inArray(mailOutbox.id, ids), eq(mailOutbox.state, "sending")))

export const findFiles = (db: Db, mailId: string) =>
  db
    .select({ filename: mailOutboxFiles.fileName, contentType: mailOutboxFiles.type, content: mailOutboxFiles.content })
    .from(mailOutboxFiles)
    .where(eq(mailOutboxFiles.mailId, mailId))
    .orderBy(mailOutboxFiles.position)

/** The new state of an email after an attempt. */
export function afterAttempt(mail: OutboxRow, { accepted, refused, error }: Result) {
  const recipients = mail.recipients.filter((one) => !accepted.includes(one))
  const rejected = recipients.filter((one) => refused.includes(one) || mail.refused.includes(one))
  const isOver = rejected.length === recipients.length || mail.attempts >= maxAttempts
  const state: MailState = recipients.length === 0 ? "sent" : isOver ? "failed" : "queued"
  // If the last attempt had no error, an earlier rejection is the reason for the failure.
  const lastError = state === "sent" ? null : (error ?? mail.lastError)
  return { state, recipients, refused: rejected, lastError }
}
export type Outcome = ReturnType<typeof afterAttempt>

/**
 * Saves the outcome of an attempt. Erases the text once the email is sent, or has failed if it contains a secret, because
 * such an email can't be retried.
 * @returns whether this deliverer still held the lease
 */
export async function finish(db: Db, mail: OutboxRow, outcome: Outcome): Promise<boolean> {
  const { state } = outcome
  const isErased = state === "sent" || (state === "failed" && mail.isSecret)
  const rows = await db
    .update(mailOutbox)
    .set({
      ...outcome,
      ...(isErased ? { text: "", html: null } : {}),
      nextAttemptAt: state === "queued" ? inSeconds(waitSeconds(mail.attempts)) : sql`now()`,
      sentAt: state === "sent" ? sql`now()` : null,
    })
    .where(and(eq(mailOutbox.id, mail.id), eq(mailOutbox.state, "sending"), eq(mailOutbox.attempts, mail.attempts)))
    .returning({ id: mailOutbox.id })
  if (rows.length > 0 && isErased) await db.delete(mailOutboxFiles).where(eq(mailOutboxFiles.mailId, mail.id))
  return rows.length > 0
}

/** The numbers of queued, sending and failed emails. */
export async function counts(db: Db) {
  const count = (state: MailState) => sql<number>`(count(*) filter (where ${mailOutbox.state} = ${state}))::int`
  const [row] = await db
    .select({ queued: count("queued"), sending: count("sending"), failed: count("failed") })
    .from(mailOutbox)
    .where(inArray(mailOutbox.state, ["queued", "sending", "failed"]))
  return row ?? { queued: 0, sending: 0, failed: 0 }
}
