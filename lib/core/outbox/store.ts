import { and, eq, inArray, sql } from "drizzle-orm"
import type { Db } from "../db/types"
import { waitSeconds } from "./backoff"
import type { Result } from "./result"
import { mailOutbox, mailOutboxFiles } from "./table"
import { type MailState, maxAttempts } from "./values"

// The deliverer's side of the outbox. It works as the owner: it serves every workspace, and reads what members can't.

export type OutboxRow = typeof mailOutbox.$inferSelect

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Takes mails whose time has come, and those whose deliverer has died, for a lease; two processes never take the same one. */
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

/** Keeps mails that are still being sent. */
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

/** What an attempt makes of a mail. */
export function afterAttempt(mail: OutboxRow, { accepted, refused, error }: Result) {
  const recipients = mail.recipients.filter((one) => !accepted.includes(one))
  const never = recipients.filter((one) => refused.includes(one) || mail.refused.includes(one))
  const isOver = never.length === recipients.length || mail.attempts >= maxAttempts
  const state: MailState = recipients.length === 0 ? "sent" : isOver ? "failed" : "queued"
  // An earlier refusal is why it fails, also where the last attempt was for others.
  const lastError = state === "sent" ? null : (error ?? mail.lastError)
  return { state, recipients, refused: never, lastError }
}
export type Outcome = ReturnType<typeof afterAttempt>

/**
 * Writes down what came of an attempt. Texts go once they are of no more use: at the end, and of a mail that can't be
 * tried again for the secret in it, also when it is given up.
 * @returns whether the mail was still this deliverer's
 */
export async function finish(db: Db, mail: OutboxRow, outcome: Outcome): Promise<boolean> {
  const { state } = outcome
  const isEmptied = state === "sent" || (state === "failed" && mail.isSecret)
  const rows = await db
    .update(mailOutbox)
    .set({
      ...outcome,
      ...(isEmptied ? { text: "", html: null } : {}),
      nextAttemptAt: state === "queued" ? inSeconds(waitSeconds(mail.attempts)) : sql`now()`,
      sentAt: state === "sent" ? sql`now()` : null,
    })
    .where(and(eq(mailOutbox.id, mail.id), eq(mailOutbox.state, "sending"), eq(mailOutbox.attempts, mail.attempts)))
    .returning({ id: mailOutbox.id })
  if (rows.length > 0 && isEmptied) await db.delete(mailOutboxFiles).where(eq(mailOutboxFiles.mailId, mail.id))
  return rows.length > 0
}

/** How many mails wait, are being sent and have failed. */
export async function counts(db: Db) {
  const count = (state: MailState) => sql<number>`(count(*) filter (where ${mailOutbox.state} = ${state}))::int`
  const [row] = await db
    .select({ queued: count("queued"), sending: count("sending"), failed: count("failed") })
    .from(mailOutbox)
    .where(inArray(mailOutbox.state, ["queued", "sending", "failed"]))
  return row ?? { queued: 0, sending: 0, failed: 0 }
}
