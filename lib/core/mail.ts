import nodemailer, { type Transporter } from "nodemailer"
import { config } from "./config"
import { log } from "./log"

export interface Mail {
  to: string
  subject: string
  text: string
}

let transport: Transporter | undefined

/**
 * Sends a mail. Without SMTP_URL it goes to the log, which is then the outbox an operator can read.
 * A mail that can't be delivered is logged and does not fail what caused it.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = config()
  if (!SMTP_URL) {
    log().info({ outbox: mail }, `mail to ${mail.to}: ${mail.subject}`)
    return
  }
  transport ??= nodemailer.createTransport(SMTP_URL)
  try {
    await transport.sendMail({ from: MAIL_FROM, ...mail })
    log().info({ to: mail.to, subject: mail.subject }, "mail sent")
  } catch (error) {
    log().error({ err: error, to: mail.to, subject: mail.subject }, "mail could not be sent")
  }
}
