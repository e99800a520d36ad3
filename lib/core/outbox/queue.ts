import { config } from "../config"
import type { Db, Scope } from "../db/types"
import { runSoon } from "../jobs/wake"
import { log } from "../log"
import { type Named, type OutboxMail, rowOf } from "./message"
import { mailOutbox, mailOutboxFiles } from "./table"
import { deliveryJob } from "./values"

/** The workspace and user who cause an email, or null. */
export interface Cause {
  workspaceId: number | null
  userId: number | null
}

/** Whether a mail server is configured. Otherwise emails are written to the log, for the operator. */
export const sendsMail = () => Boolean(config().SMTP_URL)

const headerOf = (one: Named) =>
  typeof one === "string" ? one : one.name ? `"${one.name.replace(/["\\]/g, "")}" <${one.address}>` : one.address

function writeToLog({ recipients, attachments, to, cc, replyTo, subject, text, html, messageId }: OutboxMail): void {
  const given = { cc: cc?.map(headerOf), replyTo: replyTo && headerOf(replyTo), messageId, html }
  const names = Array.isArray(to) ? to.map(headerOf) : headerOf(to)
  const files = attachments && { files: attachments.map(({ filename }) => filename) }
  const outbox = { ...given, to: recipients ?? names, subject, text, ...files }
  log().info({ outbox }, `mail not sent because there is no mail server: to ${outbox.to}: ${subject}`)
}

/** Columns of an email that is only logged. */
const logged = { text: "", html: null, state: "logged" } as const

/**
 * Inserts emails within an open transaction.
 * @returns a function to call after the commit, which starts the delivery or writes the log
 * @throws MailError
 */
export async function insertMails(db: Db, cause: Cause, mails: OutboxMail[]): Promise<() => void> {
  if (mails.length === 0) return () => {}
  const { workspaceId } = cause
  // Background tasks act as user 0.
  const rows = mails.map(rowOf).map((row) => ({ ...row, workspaceId, userId: row.userId ?? (cause.userId || null) }))
  const isSent = sendsMail()
  await db.insert(mailOutbox).values(isSent ? rows : rows.map((row) => ({ ...row, ...logged })))
  if (!isSent) return () => mails.forEach(writeToLog)
  const files = mails.flatMap(({ attachments = [] }, i) =>
    attachments.map(({ filename, contentType, content }, position) => {
      const mailId = rows[i]?.id as string
      return { workspaceId, mailId, position, fileName: filename, type: contentType, content }
    }),
  )
  if (files.length > 0) await db.insert(mailOutboxFiles).values(files)
  return () => runSoon(deliveryJob)
}

/** Sends emails if, and only if, the transaction commits. Doesn't wait for the mail server. @throws MailError */
export async function queueMails(scope: Scope, mails: OutboxMail[]): Promise<void> {
  scope.after(await insertMails(scope.db, scope, mails))
}

/** Sends an email if, and only if, the transaction commits. Doesn't wait for the mail server. @throws MailError */
export const queueMail = (scope: Scope, mail: OutboxMail): Promise<void> => queueMails(scope, [mail])
