import type { Principal } from "@/lib/core/auth/principal"
import { store as openStore } from "@/lib/core/db/client"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { plainText, writtenHtml } from "@/lib/core/html"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { requireMayMail } from "@/lib/core/limits/mail"
import { tell } from "@/lib/core/live/news"
import { notify } from "@/lib/core/notifications/notify"
import { queueMails } from "@/lib/core/outbox/queue"
import { attach, copyToOutbox } from "./attachments"
import type { DraftChanges, Email, Outgoing } from "./schema"
import { written } from "./service"
import { removeDraft } from "./store/changes"
import type { Writing, Written } from "./store/outbox"
import * as store from "./store/outbox"
import type { Addressee } from "./table"

const noDraft = () => new HttpError(404, "not_found", { message: "noDraft" })

/** The given people with their names, where they are of the workspace and no name was written. */
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

const known = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

/** Writes a mail into the caller's mailbox, into the draft it was begun as where one is named. */
async function write(
  scope: Scope,
  { fullName, email }: Principal,
  { draftId, inReplyTo, message, attachments, subject, ...addressed }: Partial<Outgoing>,
  as: Pick<Writing, "folder" | "isDraft" | "scheduledAt">,
): Promise<Written> {
  const writing: Writing = {
    ...known({
      ...(await withNames(scope, addressed)),
      subject,
      message: message === undefined ? undefined : writtenHtml(message, "email.message"),
      threadId: await threadOf(scope, inReplyTo),
    }),
    ...as,
    time: new Date(),
  }
  const row = draftId
    ? await store.updateDraft(scope, draftId, writing)
    : await store.insert(scope, { email, name: fullName }, writing)
  if (!row) throw noDraft()
  if (attachments) await attach(scope, row.id, attachments)
  return row
}

const addressees = ({ to, cc = [], bcc = [] }: Pick<Outgoing, "to" | "cc" | "bcc">) => [...to, ...cc, ...bcc]
const named = ({ email, name }: Addressee) => ({ address: email, name })

/** Refuses a mail to people outside whom the caller may not write to, before anything is stored of it. */
async function requireMayReach(scope: Scope, principal: Principal, mail: Outgoing): Promise<void> {
  const addresses = new Set(addressees(mail).map(({ email }) => email.toLowerCase()))
  const people = await store.findPeople(scope, [...addresses])
  for (const { email } of people) addresses.delete(email.toLowerCase())
  const waiting = addresses.size > 0 ? await store.countScheduled(scope, mail.draftId) : 0
  await requireMayMail(scope, principal, addresses.size, waiting)
}

/** Queues mail for addresses outside the workspace. */
async function sendOutside(scope: Scope, leaving: { mail: Written; recipients: string[] }[]): Promise<void> {
  if (leaving.length === 0) return
  await queueMails(
    scope,
    leaving.map(({ mail, recipients }) => ({
      kind: "email",
      recordId: mail.id,
      userId: mail.userId,
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

/** Tells people of new mail: the mailbox that is open, and the bell. */
async function announce(scope: Scope, copies: { mail: Written; userId: number }[]): Promise<void> {
  tell(scope, { to: [...new Set(copies.map(({ userId }) => userId))], calls: ["/apps/email/"] })
  const readers = new Map<Written, number[]>()
  for (const { mail, userId } of copies) {
    if (userId !== mail.userId) readers.set(mail, [...(readers.get(mail) ?? []), userId])
  }
  for (const [mail, to] of readers) {
    const data = { who: mail.fromName || mail.fromEmail, title: mail.subject }
    await notify(scope, { to, kind: "mail", data, link: `/apps/email?mail=${mail.messageId}` })
  }
}

/** Brings sent mails to whom they are addressed: a copy into every mailbox of the workspace, by mail server to the rest. */
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

/** Leaves a mail among the drafts until its time has come. @throws as `send` */
export async function schedule(scope: Scope, principal: Principal, mail: Outgoing & { scheduledAt: Date }) {
  await requireMayReach(scope, principal, mail)
  const { scheduledAt, ...rest } = mail
  const { id } = await write(scope, principal, rest, { folder: "draft", isDraft: true, scheduledAt })
  return written(scope, id)
}

/**
 * Sends what is due in the workspace. Every read of a mailbox does this first, so that mail is there when somebody
 * looks, also where no process runs long enough to have a clock.
 */
export async function sendDue(scope: Scope): Promise<void> {
  if (!(await store.hasDue(scope))) return
  const due = await store.claimDue(scope)
  await deliver(scope, due)
  // Their writers may be looking at their drafts.
  tell(scope, { to: [...new Set(due.map(({ userId }) => userId))], calls: ["/apps/email/"] })
}

/** Sends what is due in every workspace: the clock's task, for mail that nobody of them is looking at. */
export async function dueMails(): Promise<void> {
  const { owner } = await openStore()
  for (const workspaceId of await store.findDueWorkspaces(owner)) await tx({ workspaceId, userId: 0 }, sendDue)
}

/** Keeps a draft, a new one or that of the id; it is then sent by hand only. */
export async function save(scope: Scope, principal: Principal, { id, ...draft }: DraftChanges & { id?: number }) {
  const row = await write(
    scope,
    principal,
    { ...draft, draftId: id },
    { folder: "draft", isDraft: true, scheduledAt: null },
  )
  return written(scope, row.id)
}

/** Throws a draft away for real. */
export async function discard(scope: Scope, id: number): Promise<void> {
  if (!(await removeDraft(scope, id))) throw noDraft()
}
