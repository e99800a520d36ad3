import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import type { Scope } from "@/lib/core/db/types"
import { deliveryOf } from "@/lib/core/outbox/records"
import { users } from "@/lib/features/users/table"
import type { Attachment, MailList } from "../schema"
import { mailAttachments, mailFiles, mails, shownFileName } from "../table"
import type { Direction } from "../values"
import { inList, inMailbox, searching } from "./filter"

const attachmentsOf = sql<Attachment[]>`coalesce((
  select json_agg(json_build_object(
    'fileName', ${shownFileName}, 'thumbnail', coalesce('/api/files/' || ${mailFiles.thumbnailId}, ''),
    'url', '/api/files/' || ${mailFiles.fileId}, 'size', ${mailFiles.size}) order by ${mailAttachments.position})
  from ${mailAttachments} join ${mailFiles}
    on ${mailFiles.workspaceId} = ${mailAttachments.workspaceId} and ${mailFiles.fileId} = ${mailAttachments.fileId}
  where ${mailAttachments.workspaceId} = ${mails.workspaceId} and ${mailAttachments.mailId} = ${mails.id}), '[]'::json)`

const columns = {
  id: mails.id,
  messageId: mails.messageId,
  threadId: mails.threadId,
  fromEmail: mails.fromEmail,
  fromName: mails.fromName,
  to: mails.to,
  cc: mails.cc,
  bcc: mails.bcc,
  subject: mails.subject,
  message: mails.message,
  time: mails.time,
  folder: mails.folder,
  isRead: mails.isRead,
  isStarred: mails.isStarred,
  labels: mails.labels,
  isDraft: mails.isDraft,
  version: mails.version,
  scheduledAt: mails.scheduledAt,
  delivery: deliveryOf("email", mails),
  avatar: sql<string>`coalesce(${users.avatar}, '')`,
  attachments: attachmentsOf,
}

const other = alias(mails, "other")
/** Whether the list has older (`<`) or newer (`>`) mails than the selected one. */
const beyond = (list: MailList, towards: "<" | ">") =>
  sql<boolean>`exists (select 1 from ${mails} other where ${and(
    eq(other.workspaceId, mails.workspaceId),
    eq(other.userId, mails.userId),
    list.folder ? undefined : eq(other.folder, mails.folder),
    ...inList(list, other),
    sql`(${other.time}, ${other.id}) ${sql.raw(towards)} (${mails.time}, ${mails.id})`,
  )})`
const nothing = sql<boolean>`false`

interface Choice {
  where: (SQL | undefined)[]
  oldestFirst?: boolean
  limit?: number
  offset?: number
  /** The list in which to look for neighbours of the chosen mails. */
  within?: MailList
}

/** The chosen mails and all other mails of their threads in the mailbox, newest first, in one statement. */
async function find(scope: Scope, { where, oldestFirst, limit, offset = 0, within }: Choice) {
  const order = oldestFirst ? asc : desc
  const chosen = scope.db.$with("chosen").as(
    scope.db
      .select({ id: mails.id, threadId: mails.threadId })
      .from(mails)
      .where(inMailbox(scope, ...where))
      .orderBy(order(mails.time), order(mails.id))
      .limit(limit ?? Number.MAX_SAFE_INTEGER)
      .offset(offset),
  )
  return scope.db
    .with(chosen)
    .select({
      ...columns,
      isChosen: sql<boolean>`${mails.id} in (select id from chosen)`,
      hasPreviousMail: within ? beyond(within, "<") : nothing,
      hasNextMail: within ? beyond(within, ">") : nothing,
    })
    .from(mails)
    .leftJoin(users, and(eq(users.workspaceId, mails.workspaceId), eq(users.id, mails.fromUserId)))
    .where(inMailbox(scope, sql`${mails.threadId} in (select thread_id from chosen)`))
    .orderBy(desc(mails.time), desc(mails.id))
}
export type MailRow = Awaited<ReturnType<typeof find>>[number]

export const findList = (scope: Scope, list: MailList, limit?: number, offset?: number): Promise<MailRow[]> =>
  searching(scope, list, () => find(scope, { where: inList(list), limit, offset }))

/** A mail by its id, or the caller's newest copy by its message id; with the other mails of its thread. */
export const findById = (scope: Scope, id: number | string, within: MailList = {}): Promise<MailRow[]> =>
  searching(scope, within, () =>
    find(scope, { where: [typeof id === "number" ? eq(mails.id, id) : eq(mails.messageId, id)], limit: 1, within }),
  )

export async function findMessage(scope: Scope, id: number): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ message: mails.message })
    .from(mails)
    .where(inMailbox(scope, eq(mails.id, id)))
  return row?.message
}

/** A mail's position for finding its neighbours. The time is text because a Date would lose the microseconds. */
export async function findPlace(scope: Scope, id: number) {
  const [row] = await scope.db
    .select({ id: mails.id, folder: mails.folder, time: sql<string>`${mails.time}::text` })
    .from(mails)
    .where(inMailbox(scope, eq(mails.id, id)))
  return row
}
type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>

/** The mail after (newer) or before (older) a position in a list. */
export const findNeighbour = (scope: Scope, list: MailList, { id, time }: Place, direction: Direction) =>
  searching(scope, list, () =>
    find(scope, {
      where: [
        ...inList(list),
        sql`(${mails.time}, ${mails.id}) ${sql.raw(direction === "next" ? ">" : "<")} (${time}::timestamptz, ${id}::int)`,
      ],
      oldestFirst: direction === "next",
      limit: 1,
      within: list,
    }),
  )

/** Counts unread mails in inbox and spam and all drafts, and the mails of a list if one is given. */
export async function count(scope: Scope, list?: MailList) {
  const counted = (...where: (SQL | undefined)[]) =>
    sql<number>`(select count(*)::int from ${mails} where ${inMailbox(scope, ...where)})`
  const unread = (folder: "inbox" | "spam") => counted(eq(mails.folder, folder), sql`not ${mails.isRead}`)
  const select = scope.db
    .select({
      inbox: unread("inbox"),
      draft: counted(eq(mails.folder, "draft")),
      spam: unread("spam"),
      total: list ? counted(...inList(list)) : sql<null>`null::int`,
    })
    .from(sql`(select 1) as one`)
  const [row] = await searching(scope, list ?? {}, async () => select)
  return row as { inbox: number; draft: number; spam: number; total: number | null }
}
