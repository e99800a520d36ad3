import { randomUUID } from "node:crypto"
import type { MailAddress } from "./table"
import { type MailKind, maxAttachedBytes } from "./values"

/** Someone a mail names: a plain address, or one with a name. */
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
  /** Where an answer goes, when that is not the product itself. */
  replyTo?: Named
  /** Who gets it, where that is not everyone named above. */
  recipients?: string[]
  messageId?: string
  attachments?: MailFile[]
}

/** A mail with what it belongs to. */
export interface OutboxMail extends Mail {
  kind: MailKind
  recordId?: number
  /** Who caused it, where that is not the one who acts: the clock sends what people have scheduled. */
  userId?: number
  /** The text holds a secret. */
  isSecret?: boolean
}

/** A mail that must not go out as it is: a bug, or an attempt to write headers. */
export class MailError extends Error {}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const control = /[\u0000-\u001f\u007f\u2028\u2029]/
/** No quotes, comments or routes: what parsers read in different ways can send a mail elsewhere. */
const plainAddress = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/

/** Refuses line breaks, which would begin a header of the writer's own. */
function header(value: string, name: string): string {
  if (control.test(value)) throw new MailError(`${name} of a mail holds a control character`)
  return value
}

function address(value: string): string {
  if (!plainAddress.test(value) || control.test(value)) throw new MailError("a mail has an address that is not plain")
  return value
}

function named(one: Named): MailAddress {
  if (typeof one === "string") return { name: "", address: address(one) }
  return { name: header(one.name, "name"), address: address(one.address) }
}

/**
 * The columns of a mail's row.
 * @throws MailError where a header could be forged, nobody would get the mail, or it carries too much
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
  if (size > maxAttachedBytes) throw new MailError(`the attachments of a mail have ${size} bytes`)
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
