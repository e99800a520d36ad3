import type { Principal } from "@/lib/core/auth/principal"
import { store as openStore } from "@/lib/core/db/client"
import { eachWorkspace } from "@/lib/core/db/each-workspace"
import { takeTurns } from "@/lib/core/db/turns"
import type { Scope } from "@/lib/core/db/types"
import { plainText, sanitiseInput } from "@/lib/core/html"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { requireMayMail } from "@/lib/core/limits/mail"
import { announceStale } from "@/lib/core/live/news"
import { queueMails } from "@/lib/core/outbox/queue"
import { notify } from "@/lib/features/notifications/service/notify"
import type { DraftChanges, Email, Outgoing } from "../schema"
import { written } from "../service"
import { removeDraft } from "../store/changes"
import type { Writing, Written } from "../store/outbox"
import * as store from "../store/outbox"
import type { Addressee } from "../table"
import { attach, copyToOutbox } from "./attachments"
import { linkOfMessage } from "./links"

const noDraft = () => new HttpError(404, "not_found", { message: "noDraft" })
const staleDraft = () => new HttpError(409, "conflict", { message: "staleDraft" })

/** Adds the missing names of recipients who belong to the workspace. */
async function withNames(
  scope: Scope,
  { to, cc, bcc }: DraftChanges,
): Promise<Partial<Record<"to" | "cc" | "bcc", Addressee[]>>> {
  const nameless = [to, cc, bcc].flatMap((list) => list ?? []).filter(({ name }) => !name)
  const people = await store.findPeople(
    scope,
    nameless.map(({ email }) => email),
  )
  const names = new Map(people.map(({ email, fullName }) => [email.toLowerCase(), fullName]))
  const fill = (list?: Addressee[]) =>
    list?.map(({ email, name }) => ({ email, name: name || names.get(email.toLowerCase()) || "" }))
  return { to: fill(to), cc: fill(cc), bcc: fill(bcc) }
}

async function threadOf(scope: Scope, inReplyTo: number | null | undefined): Promise<number | undefined> {
  if (!inReplyTo) return undefined
  const threadId = await store.findThread(scope, inReplyTo)
  if (!threadId) throw notFound()
  return threadId
}

const withoutUndefined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

/** Writes a mail into the caller's mailbox, over the draft if there is one. @throws HttpError 404; 409 if it has changed since `version` */
async function write(
  scope: Scope,
  { fullName, email }: Principal,
  { draftId, version, inReplyTo, message, attachments, subject, ...addressed }: Partial<Outgoing>,
  as: Pick<Writing, "folder" | "isDraft" | "scheduledAt">,
): Promise<Written> {
  const writing: Writing = {
    ...withoutUndefined({
      ...(await withNames(scope, addressed)),
      subject,
      message: message === undefined ? undefined : sanitiseInput(message, "email.message"),
      threadId: await threadOf(scope, inReplyTo),
    }),
    ...as,
    time: new Date(),
  }
  const row = draftId
    ? await store.updateDraft(scope, draftId, version, writing)
    : await store.insert(scope, { email, name: fullName }, writing)
  if (!row) throw draftId && version && (await store.isDraft(scope, draftId)) ? staleDraft() : noDraft()
  if (attachments) await attach(scope, row.id, attachments)
  return row
}

const addressees = ({ to, cc = [], bcc = [] }: Pick<Outgoing, "to" | "cc" | "bcc">) => [...to, ...cc, ...bcc]
const named = ({ email, name }: Addressee) => ({ address: email, name })

/** @throws HttpError 403 or 429 if the caller may not send a mail to its recipients outside the workspace, see `requireMayMail` */
async function requireMayReach(scope: Scope, principal: Principal, mail: Outgoing): Promise<void> {
  const addresses = new Set(addressees(mail).map(({ email }) => email.toLowerCase()))
  const people = await store.findPeople(scope, [...addresses])
  for (const { email } of people) addresses.delete(email.toLowerCase())
  if (addresses.size === 0) return
  await takeTurns(scope, "mail")
  await requireMayMail(scope, principal, addresses.size, await store.countScheduled(scope, mail.draftId))
}

/** Queues mails for addresses outside the workspace. */
async function sendOutside(scope: Scope, leaving: { mail: Written; recipients: string[] }[]): Promise<void> {
  if (leaving.length === 0) return
  await queueMails(
    scope,
    leaving.map(({ mail, recipients }) => ({
      ...{ kind: "email", recordId: mail.id, userId: mail.userId },
      to: mail.to.map(named),
      cc: mail.cc.map(named),
      recipients,
      replyTo: { address: mail.fromEmail, name: mail.fromName },
      subject: mail.subject,
      text: plainText(mail.message),
      html: mail.message,
      messageId: `<${mail.messageId}@cornerledger>`,
    })),
  )
  await copyToOutbox(
    scope,
    leaving.map(({ mail }) => mail.id),
  )
}

/** Announces new mail to its recipients: refreshes open mailboxes and adds a notification. */
async function announce(scope: Scope, copies: { mail: Written; userId: number }[]): Promise<void> {
  announceStale(scope, { to: [...new Set(copies.map(({ userId }) => userId))], calls: ["/apps/email/"] })
  const readers = new Map<Written, number[]>()
  for (const { mail, userId } of copies) {
    if (userId !== mail.userId) readers.set(mail, [...(readers.get(mail) ?? []), userId])
  }
  for (const [mail, to] of readers) {
    const data = { who: mail.fromName || mail.fromEmail, title: mail.subject }
    await notify(scope, { to, kind: "mail", data, link: linkOfMessage(mail.messageId) })
  }
}

/** Delivers sent mails: a copy to every recipient's mailbox in the workspace, and by mail server to all other addresses. */
async function deliver(scope: Scope, sent: Written[]): Promise<void> {
  const people = await store.findPeople(
    scope,
    sent.flatMap((mail) => addressees(mail).map(({ email }) => email)),
  )
  const ids = new Map(people.map(({ id, email }) => [email.toLowerCase(), id]))
  const copies = sent.flatMap((mail) => {
    const owners = addressees(mail).flatMap(({ email }) => ids.get(email.toLowerCase()) ?? [])
    return [...new Set(owners)].map((userId) => ({ mail, userId }))
  })
  await store.insertCopies(scope, copies)
  await announce(scope, copies)
  const leaving = sent.map((mail) => {
    const outside = addressees(mail).filter(({ email }) => !ids.has(email.toLowerCase()))
    return { mail, recipients: [...new Set(outside.map(({ email }) => email))] }
  })
  await sendOutside(
    scope,
    leaving.filter(({ recipients }) => recipients.length > 0),
  )
}

/** @throws HttpError 403 or 429 for mail to people outside, see `requireMayMail` */
export async function send(scope: Scope, principal: Principal, mail: Outgoing): Promise<Email> {
  await requireMayReach(scope, principal, mail)
  const sent = await write(scope, principal, mail, { folder: "sent", isDraft: false, scheduledAt: null })
  await deliver(scope, [sent])
  return written(scope, sent.id)
}

/** Saves a mail as a draft that is sent at `scheduledAt`. @throws HttpError as `send` */
export async function schedule(scope: Scope, principal: Principal, mail: Outgoing & { scheduledAt: Date }) {
  await requireMayReach(scope, principal, mail)
  const { scheduledAt, ...rest } = mail
  const { id } = await write(scope, principal, rest, { folder: "draft", isDraft: true, scheduledAt })
  return written(scope, id)
}

/**
 * Sends the workspace's due mails. Every read of a mailbox calls this first, because in a serverless deployment no
 * process runs long enough to have a timer.
 */
export async function sendDue(scope: Scope): Promise<void> {
  if (!(await store.hasDue(scope))) return
  const due = await store.claimDue(scope)
  await deliver(scope, due)
  // The senders may have their drafts open.
  announceStale(scope, { to: [...new Set(due.map(({ userId }) => userId))], calls: ["/apps/email/"] })
}

/** Sends the due mails of all workspaces. The timer runs this for mailboxes that nobody has open. */
export async function sendDueMails(): Promise<void> {
  const { owner } = await openStore()
  await eachWorkspace(await store.findDueWorkspaces(owner), "sending scheduled mail", sendDue)
}

/** Saves a draft, a new one or the one with the given id, and takes it off the schedule. */
export async function save(
  scope: Scope,
  principal: Principal,
  { id, ...draft }: DraftChanges & { id?: number; version?: number },
) {
  const row = await write(
    scope,
    principal,
    { ...draft, draftId: id },
    { folder: "draft", isDraft: true, scheduledAt: null },
  )
  return written(scope, row.id)
}

/** Deletes a draft permanently. @throws HttpError 404 */
export async function discard(scope: Scope, id: number): Promise<void> {
  if (!(await removeDraft(scope, id))) throw noDraft()
}
