import { randomUUID } from "node:crypto"
import type { MailAddress } from "./table"
import { type MailKind, maxAttachedBytes } from "./values"

/** A sender or recipient: a plain address, or one with a name. */
export type Named = string | MailAddress

export interface MailFile {
  filename: string
  contentType: string
  content: Uint8Array
}

export interface Mail {
  to: Named | Named[]
  subject: string
  text: string
  html?: string
  cc?: Named[]
  /** The address for replies. Default: MAIL_FROM. */
  replyTo?: Named
  /** The envelope's recipients. Default: everyone in `to` and `cc`. */
  recipients?: string[]
  messageId?: string
  attachments?: MailFile[]
}

/** An email and the record it belongs to. */
export interface OutboxMail extends Mail {
  kind: MailKind
  recordId?: number
  /** The user who caused it, if not the actor: a scheduled email is sent by a background task. */
  userId?: number
  /** True if the text contains a secret. */
  isSecret?: boolean
}

/** An email that must not be sent: a bug, or an attempt to inject headers. */
export class MailError extends Error {}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to find control characters
const control = /[\u0000-\u001f\u007f\u2028\u2029]/
/** No quotes, comments or routes: parsers interpret them differently, so an email could be sent elsewhere. */
const plainAddress = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/

/** Rejects line breaks, which would allow header injection. @throws MailError */
function header(value: string, name: string): string {
  if (control.test(value)) throw new MailError(`the ${name} of a mail contains a control character`)
  return value
}

function address(value: string): string {
  if (!plainAddress.test(value) || control.test(value))
    throw new MailError("a mail has an address that is not a plain address")
  return value
}

function named(one: Named): MailAddress {
  if (typeof one === "string") return { name: "", address: address(one) }
  return { name: header(one.name, "name"), address: address(one.address) }
}

/**
 * Creates the row of an email.
 * @throws MailError if a header could be forged, there are no recipients, or the attachments are too large
 */
export function rowOf({ kind, recordId, userId, isSecret, attachments = [], ...mail }: OutboxMail) {
  const to = [mail.to].flat().map(named)
  const cc = (mail.cc ?? []).map(named)
  const recipients = mail.recipients?.map(address) ?? [...to, ...cc].map((one) => one.address)
  if (recipients.length === 0) throw new MailError("a mail has no recipients")
  for (const { filename, contentType } of attachments) {
    header(filename, "file name")
    header(contentType, "file type")
  }
  const size = attachments.reduce((sum, { content }) => sum + content.length, 0)
  if (size > maxAttachedBytes) throw new MailError(`the attachments of a mail have ${size} bytes, which is too large`)
  return {
    id: randomUUID(),
    kind,
    recordId: recordId ?? null,
    userId: userId ?? null,
    isSecret: isSecret ?? false,
    to,
    cc,
    replyTo: mail.replyTo === undefined ? null : named(mail.replyTo),
    recipients: [...new Set(recipients)],
    recipientCount: new Set(recipients).size,
    subject: header(mail.subject, "subject"),
    text: mail.text,
    html: mail.html ?? null,
    messageId: header(mail.messageId ?? `<${randomUUID()}@cornerledger>`, "message id"),
  }
}
