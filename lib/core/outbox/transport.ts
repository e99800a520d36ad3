import nodemailer from "nodemailer"
import { config } from "../config"
import type { MailFile } from "./message"
import { failureOf, type Result, resultOf, type SmtpError } from "./result"
import type { OutboxRow } from "./store"
import { maxParallel } from "./values"

/** Timeouts in milliseconds. SMTP_URL can override them (`?socketTimeout=120000`). */
const limits = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** Opens a pool of connections to the mail server. */
export function openTransport() {
  const { SMTP_URL, MAIL_FROM } = config()
  const transport = nodemailer.createTransport({
    ...limits,
    url: SMTP_URL,
    pool: true,
    maxConnections: maxParallel,
    // By default nodemailer resends an email at once, and without limit, when its connection closes. The outbox retries.
    maxRequeues: 0,
    // Attachments come from the row, never from paths or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof nodemailer.createTransport>[0])
  return {
    /** Makes one attempt for the recipients that have not received it yet. Never throws. */
    async send(mail: OutboxRow, files: MailFile[]): Promise<Result & { cause?: unknown }> {
      const recipients = mail.recipients.filter((one) => !mail.refused.includes(one))
      try {
        const info = await transport.sendMail({
          from: MAIL_FROM,
          to: mail.to,
          cc: mail.cc,
          replyTo: mail.replyTo ?? undefined,
          subject: mail.subject,
          text: mail.text,
          html: mail.html ?? undefined,
          messageId: mail.messageId,
          date: mail.createdAt,
          envelope: { from: MAIL_FROM, to: recipients },
          attachments: files.map((file) => ({ ...file, content: Buffer.from(file.content) })),
        })
        const { rejectedErrors = [] } = info as { rejectedErrors?: SmtpError[] }
        const rejected = rejectedErrors.map(({ recipient }) => recipient)
        return resultOf(
          recipients.filter((one) => !rejected.includes(one)),
          rejectedErrors,
        )
      } catch (cause) {
        return { ...failureOf(cause as SmtpError, recipients), cause }
      }
    },
    close: () => transport.close(),
  }
}
export type MailTransport = ReturnType<typeof openTransport>
