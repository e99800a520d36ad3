import type { Scope } from "@/lib/core/db/types"
import { sanitiseHtml } from "@/lib/core/html"
import { conflict, HttpError, notFound } from "@/lib/core/http/errors"
import { mapWithPauses } from "@/lib/core/turns"
import { markSeen } from "@/lib/features/notifications/service/read"
import type { Email, MailChanges, MailList, ThreadMail } from "./schema"
import { linkOfMessage } from "./service/links"
import * as write from "./store/changes"
import type { MailRow } from "./store/mails"
import * as store from "./store/mails"
import type { Direction, Label, View } from "./values"

/** How many earlier mails of a thread are returned with a mail. */
const maxReplies = 50

const people = (list: { email: string; name: string }[]) => list.map(({ email, name }) => ({ email, name }))

const head = (row: MailRow) => ({
  id: row.id,
  from: { email: row.fromEmail, name: row.fromName, avatar: row.avatar },
  to: people(row.to),
  subject: row.subject,
  cc: people(row.cc),
  bcc: people(row.bcc),
  message: row.message,
  attachments: row.attachments,
  isStarred: row.isStarred,
  labels: row.labels,
  time: row.time.toISOString(),
})
const state = ({ folder, isRead, isDraft, version, scheduledAt, delivery }: MailRow) => ({
  folder,
  isRead,
  ...(scheduledAt ? { scheduledAt: scheduledAt.toISOString() } : {}),
  ...(isDraft ? { version } : {}),
  ...(delivery ? { delivery } : {}),
})
const asReply = (row: MailRow): ThreadMail => ({ ...head(row), replies: [], ...state(row) })

/** The mails of a thread before the given one: no drafts, and only from the inbox, from sent, or from the mail's own folder. */
function earlier(thread: MailRow[], mail: MailRow): MailRow[] {
  const known = new Set([mail.messageId])
  const shown = thread.slice(thread.indexOf(mail) + 1).filter((row) => {
    if (row.isDraft || known.has(row.messageId)) return false
    if (row.folder !== mail.folder && row.folder !== "inbox" && row.folder !== "sent") return false
    known.add(row.messageId)
    return true
  })
  return shown.slice(0, maxReplies).reverse()
}

/** The chosen mails, each with the earlier mails of its thread. */
function assemble(rows: MailRow[]): { row: MailRow; mail: Email }[] {
  const threads = new Map<number, MailRow[]>()
  for (const row of rows) {
    const thread = threads.get(row.threadId)
    if (thread) thread.push(row)
    else threads.set(row.threadId, [row])
  }
  return rows
    .filter((row) => row.isChosen)
    .map((row) => ({
      row,
      mail: {
        ...head(row),
        replies: earlier(threads.get(row.threadId) ?? [], row).map(asReply),
        ...state(row),
      },
    }))
}

/** Sanitises stored HTML again, because the rules may have become stricter since it was written. */
const clean = <Mail extends { message: string }>(mail: Mail): Mail => ({ ...mail, message: sanitiseHtml(mail.message) })
const shown = async (mail: Email): Promise<Email> => ({
  ...clean(mail),
  replies: await mapWithPauses(mail.replies, clean),
})

async function detail(rows: MailRow[]) {
  const [found] = assemble(rows)
  if (!found) throw notFound()
  const { hasPreviousMail, hasNextMail } = found.row
  return { ...(await shown(found.mail)), hasPreviousMail, hasNextMail }
}

interface ListQuery extends MailList {
  page?: number
  perPage?: number
}

/** A list, newest first: complete, or one page with the total if `perPage` is given. */
export async function list(scope: Scope, { page = 1, perPage, folder = "inbox", ...filters }: ListQuery) {
  const wanted = { ...filters, folder: folder as View }
  const rows = await store.findList(scope, wanted, perPage, perPage && (page - 1) * perPage)
  const { total, ...emailsMeta } = await store.count(scope, perPage ? wanted : undefined)
  return { emails: assemble(rows).map(({ mail }) => mail), emailsMeta, ...(total === null ? {} : { total }) }
}

/** One mail, and whether it has neighbours in the given list (by default its own folder). @throws HttpError 404 */
export const one = async (scope: Scope, id: number | string, within: MailList = {}) =>
  detail(await store.findById(scope, id, within))

/** A mail as the writing endpoints return it. @throws HttpError 404 */
export async function written(scope: Scope, id: number): Promise<Email> {
  const [found] = assemble(await store.findById(scope, id))
  if (!found) throw notFound()
  return found.mail
}

export async function neighbour(scope: Scope, id: number, direction: Direction, within: MailList) {
  const place = await store.findPlace(scope, id)
  if (!place) throw notFound()
  const folder = within.folder ?? place.folder
  return detail(await store.findNeighbour(scope, { ...within, folder }, place, direction))
}

const ascending = (a: { id: number }, b: { id: number }) => a.id - b.id

/** @throws HttpError 404 unless every requested mail was found */
function requireAll<Row extends { id: number }>(rows: Row[], ids: number[]): Row[] {
  if (rows.length !== new Set(ids).size) throw notFound()
  return rows.sort(ascending)
}

/** Changes mails; all or none. Reading a mail also reads the notification that announced it. */
export async function change(scope: Scope, ids: number[], changes: MailChanges): Promise<number[]> {
  const changed = requireAll(await write.update(scope, ids, changes), ids)
  if (changes.isRead) {
    const links = changed.map(({ messageId }) => linkOfMessage(messageId))
    await markSeen(scope, links)
  }
  return changed.map(({ id }) => id)
}

/** Toggles a label mail by mail, or adds or removes it on all mails if `isOn` is given; all or none. */
export const label = async (scope: Scope, ids: number[], name: Label, isOn?: boolean) =>
  requireAll(await write.label(scope, ids, name, isOn), ids)

/** Deletes mails from the trash, with undo for an hour; all or none. @throws HttpError 409 if one is in another folder */
export async function remove(scope: Scope, ids: number[]): Promise<number[]> {
  const found = requireAll(await write.findFolders(scope, ids), ids)
  if (found.some(({ folder }) => folder !== "trash")) throw conflict({ emailIds: "onlyTrash" })
  return (await write.remove(scope, ids)).sort((a, b) => a - b)
}

/** Restores deleted mails; all or none. @throws HttpError 404 if the time for undo is over */
export async function restore(scope: Scope, ids: number[]): Promise<number[]> {
  const restored = await write.restore(scope, ids)
  if (restored.length !== new Set(ids).size) throw new HttpError(404, "not_found", { message: "undoExpired" })
  return restored.sort((a, b) => a - b)
}
