import { and, eq, getTableColumns, inArray, isNotNull, lte, ne, type SQL, sql } from "drizzle-orm"
import { outsidePolicy } from "@/lib/core/db/paging"
import { idList, rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Db, Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { type Addressee, mailAttachments, mails } from "../table"

/** How many scheduled mails one call sends, so that their copies fit in one statement. The next call sends the rest. */
const maxAtOnce = 20

/** The workspace's users with the given addresses, ignoring case. */
export async function findPeople(scope: Scope, addresses: string[]) {
  const wanted = [...new Set(addresses.map((address) => address.toLowerCase()))]
  if (wanted.length === 0) return []
  // lower() is not leakproof, so its index can't be used under the row policy.
  return outsidePolicy(scope, () =>
    scope.db
      .select({ id: users.id, fullName: users.fullName, email: users.email })
      .from(users)
      .where(and(eq(users.workspaceId, scope.workspaceId), inArray(sql`lower(${users.email})`, wanted))),
  )
}

const own = ({ workspaceId, userId }: Scope, id: number, ...more: SQL[]) =>
  and(eq(mails.workspaceId, workspaceId), eq(mails.userId, userId), eq(mails.id, id), ...more)

/** The thread of one of the caller's mails. */
export async function findThread(scope: Scope, id: number): Promise<number | undefined> {
  const [row] = await scope.db.select({ threadId: mails.threadId }).from(mails).where(own(scope, id))
  return row?.threadId
}

/** The columns of a mail that its sender writes. */
export type Writing = Partial<
  Pick<
    typeof mails.$inferInsert,
    "to" | "cc" | "bcc" | "subject" | "message" | "threadId" | "folder" | "isDraft" | "scheduledAt"
  >
> & { time: Date }
export type Written = Omit<typeof mails.$inferSelect, "search">
/** `search` repeats the others. */
const { search: _, ...writtenColumns } = getTableColumns(mails)

/** Inserts a mail into the sender's mailbox. Without a `threadId` it starts a thread. */
export async function insert(scope: Scope, from: Addressee, writing: Writing): Promise<Written> {
  const { workspaceId, userId } = scope
  const [row] = await scope.db
    .insert(mails)
    .values({
      folder: "draft",
      isDraft: true,
      ...writing,
      workspaceId,
      userId,
      id: nextId(workspaceId, "email"),
      threadId: writing.threadId ?? nextId(workspaceId, "thread"),
      fromUserId: userId,
      fromEmail: from.email,
      fromName: from.name,
      isRead: true,
    })
    .returning(writtenColumns)
  return row as Written
}

/** Updates a draft. @returns undefined if it isn't a draft any more, or isn't at the given version */
export async function updateDraft(
  scope: Scope,
  id: number,
  version: number | undefined,
  writing: Writing,
): Promise<Written | undefined> {
  const isCurrent = version === undefined ? [] : [eq(mails.version, version)]
  const [row] = await scope.db
    .update(mails)
    .set({ ...writing, version: sql`${mails.version} + 1` })
    .where(own(scope, id, eq(mails.isDraft, true), ...isCurrent))
    .returning(writtenColumns)
  return row
}

export async function isDraft(scope: Scope, id: number): Promise<boolean> {
  const rows = await scope.db
    .select({ id: mails.id })
    .from(mails)
    .where(own(scope, id, eq(mails.isDraft, true)))
  return rows.length > 0
}

/** How many people outside the caller's scheduled mails go to; `besides` leaves out the draft that is being written. */
export async function countScheduled(scope: Scope, besides?: number): Promise<number> {
  const { db, workspaceId, userId } = scope
  const where = and(
    eq(mails.workspaceId, workspaceId),
    eq(mails.userId, userId),
    isNotNull(mails.scheduledAt),
    besides ? ne(mails.id, besides) : undefined,
  )
  // lower() is not leakproof: under the row policy the index on it could not be used.
  const found = await outsidePolicy(scope, () =>
    db.execute(sql`
      select count(*)::int as count
      from ${mails} cross join jsonb_array_elements(${mails.to} || ${mails.cc} || ${mails.bcc}) as addressee
      where ${where} and not exists (select from ${users}
        where ${users.workspaceId} = ${workspaceId} and lower(${users.email}) = lower(addressee ->> 'email'))`),
  )
  return rowsOf<{ count: number }>(found)[0]?.count ?? 0
}

const isDue = (scope: Scope) => and(eq(mails.workspaceId, scope.workspaceId), lte(mails.scheduledAt, sql`now()`))

/** Ids of workspaces that have due mails, at most 1,000. */
export async function findDueWorkspaces(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: mails.workspaceId })
    .from(mails)
    .where(lte(mails.scheduledAt, sql`now()`))
    .limit(1000)
  return rows.map(({ id }) => id)
}

export async function hasDue(scope: Scope): Promise<boolean> {
  const rows = await scope.db.select({ id: mails.id }).from(mails).where(isDue(scope)).limit(1)
  return rows.length > 0
}

/** Marks due mails of the workspace as sent and returns them. Concurrent calls never get the same mail. */
export const claimDue = (scope: Scope): Promise<Written[]> => {
  const due = scope.db
    .select({ id: mails.id })
    .from(mails)
    .where(isDue(scope))
    .orderBy(mails.scheduledAt)
    .limit(maxAtOnce)
    .for("update", { skipLocked: true })
  return scope.db
    .update(mails)
    .set({ folder: "sent", isDraft: false, isRead: true, time: sql`${mails.scheduledAt}`, scheduledAt: null })
    .where(and(eq(mails.workspaceId, scope.workspaceId), inArray(mails.id, due)))
    .returning(writtenColumns)
}

/** Inserts copies of sent mails and their attachments into the mailboxes of `owners`. */
export async function insertCopies(scope: Scope, owners: { mail: Written; userId: number }[]): Promise<void> {
  if (owners.length === 0) return
  const { db, workspaceId } = scope
  const copies = await db
    .insert(mails)
    .values(
      owners.map(({ mail, userId }) => ({
        ...mail,
        workspaceId,
        userId,
        id: nextId(workspaceId, "email"),
        bcc: [],
        folder: "inbox" as const,
        isRead: false,
        isStarred: false,
        labels: [],
      })),
    )
    .returning({ id: mails.id })
  const ids = (rows: { id: number }[]) => idList(rows.map(({ id }) => id))
  await db.execute(sql`
    insert into ${mailAttachments} (workspace_id, mail_id, position, file_id)
    select copy.workspace_id, copy.id, a.position, a.file_id
    from ${mails} copy
    join ${mails} original on original.workspace_id = copy.workspace_id and original.message_id = copy.message_id
    join ${mailAttachments} a on a.workspace_id = original.workspace_id and a.mail_id = original.id
    where copy.workspace_id = ${workspaceId} and copy.id in ${ids(copies)}
      and original.id in ${ids(owners.map(({ mail }) => mail))}`)
}
