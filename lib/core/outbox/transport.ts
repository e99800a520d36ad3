import nodemailer from "nodemailer"
import { config } from "../config"
import type { MailFile } from "./message"
import { failureOf, type Result, resultOf, type SmtpError } from "./result"
import type { OutboxRow } from "./store"
import { maxParallel } from "./values"

/** Time limits in milliseconds; SMTP_URL can name others (`?socketTimeout=120000`). */
const limits = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** Connections to the mail server, kept open between mails. */
export function openTransport() {
  const { SMTP_URL, MAIL_FROM } = config()
  const transport = nodemailer.createTransport({
    ...limits,
    url: SMTP_URL,
    pool: true,
    maxConnections: maxParallel,
    // By default a mail whose connection is closed is sent again at once, without end; retries are the outbox's.
    maxRequeues: 0,
    // A mail is only what its row says.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof nodemailer.createTransport>[0])
  return {
    /** One attempt for those who do not have it yet; never throws. */
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
        const missed = rejectedErrors.map(({ recipient }) => recipient)
        return resultOf(
          recipients.filter((one) => !missed.includes(one)),
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
