import nodemailer, { type Transporter } from "nodemailer"
import { config } from "./config"
import { log } from "./log"

export interface Mail {
  to: string | string[]
  subject: string
  text: string
  html?: string
  cc?: string[]
  /** Where an answer goes, when that is not the product itself. */
  replyTo?: string
  /** Who gets it, where that is not everyone named above. */
  recipients?: string[]
  messageId?: string
  attachments?: { filename: string; contentType: string; content: Uint8Array }[]
}

let transport: Transporter | undefined

/** Whether mail leaves the house; otherwise the log is the outbox. */
export const sendsMail = () => Boolean(config().SMTP_URL)

/**
 * Sends a mail. Without SMTP_URL it goes to the log, which is then the outbox an operator can read.
 * A mail that can't be delivered is logged and does not fail what caused it.
 */
export async function sendMail({ recipients, attachments, ...mail }: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = config()
  const to = recipients ?? mail.to
  if (!SMTP_URL) {
    const files = attachments && { files: attachments.map(({ filename }) => filename) }
    log().info({ outbox: { ...mail, to, ...files } }, `mail to ${to}: ${mail.subject}`)
    return
  }
  transport ??= nodemailer.createTransport(SMTP_URL)
  const envelope = recipients && { from: MAIL_FROM, to: recipients }
  const files = attachments?.map((file) => ({ ...file, content: Buffer.from(file.content) }))
  try {
    await transport.sendMail({ from: MAIL_FROM, ...mail, envelope, attachments: files })
    log().info({ to, subject: mail.subject }, "mail sent")
  } catch (error) {
    log().error({ err: error, to, subject: mail.subject }, "mail could not be sent")
  }
}
