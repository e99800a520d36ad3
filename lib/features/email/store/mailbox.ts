import { and, desc, eq, type SQL, sql } from "drizzle-orm"
import { containsWords, foldedContains } from "@/lib/core/db/folded"
import { listPage, outsidePolicy } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { deliveryOf } from "@/lib/core/outbox/records"
import { users } from "@/lib/features/users/table"
import type { MailChoice, MailList, Person } from "../schema"
import { mailAttachments, mails } from "../table"
import { maxChosen } from "../values"
import { inList, inMailbox, searching } from "./filter"

const order = [desc(mails.time), desc(mails.id)]

/** The columns of a line. */
const lineColumns = {
  id: mails.id,
  fromName: mails.fromName,
  fromEmail: mails.fromEmail,
  avatar: sql<string>`coalesce(${users.avatar}, '')`,
  to: mails.to,
  subject: mails.subject,
  excerpt: mails.excerpt,
  time: mails.time,
  isStarred: mails.isStarred,
  labels: mails.labels,
  hasAttachments: sql<boolean>`exists (select 1 from ${mailAttachments} a
    where a.workspace_id = ${mails.workspaceId} and a.mail_id = ${mails.id})`,
  isDraft: mails.isDraft,
  folder: mails.folder,
  isRead: mails.isRead,
  scheduledAt: mails.scheduledAt,
  delivery: deliveryOf("email", mails),
}

/** The rows of a page. Finds the ids by the list's index first, and reads only those rows in full. */
function readLines(scope: Scope, where: SQL | undefined, perPage: number, counted: SQL<number | null>, offset: number) {
  const chosen = scope.db.$with("chosen").as(
    scope.db
      .select({ id: mails.id })
      .from(mails)
      .where(where)
      .orderBy(...order)
      .limit(perPage)
      .offset(offset),
  )
  return scope.db
    .with(chosen)
    .select({ ...lineColumns, counted })
    .from(mails)
    .leftJoin(users, and(eq(users.workspaceId, mails.workspaceId), eq(users.id, mails.fromUserId)))
    .where(inMailbox(scope, sql`${mails.id} in (select id from chosen)`))
    .orderBy(...order)
}
export type LineRow = Omit<Awaited<ReturnType<typeof readLines>>[number], "counted">

/** One page of a list, and the total. */
export function findLines(scope: Scope, { page, perPage, ...list }: MailList & { page: number; perPage: number }) {
  const where = inMailbox(scope, ...inList(list))
  return listPage<LineRow>(scope, {
    ...{ table: mails, where, page, perPage, searches: Boolean(list.q) },
    rows: (counted, offset) => readLines(scope, where, perPage, counted, offset),
  })
}

/** The mails of a list with the fields that bulk actions need, up to the maximum selection. */
export const findChoices = (scope: Scope, list: MailList): Promise<MailChoice[]> =>
  searching(scope, list, async () =>
    scope.db
      .select({ id: mails.id, folder: mails.folder, labels: mails.labels, isRead: mails.isRead })
      .from(mails)
      .where(inMailbox(scope, ...inList(list)))
      .orderBy(...order)
      .limit(maxChosen),
  )

const maxPeople = 8

/** People of the workspace, and addresses of the caller's latest sent mails, whose name or address contains the text. */
export async function findPeople(scope: Scope, q = ""): Promise<Person[]> {
  const { db, workspaceId, userId } = scope
  // LIKE can use the index on users only outside the row policy. Both parts restrict the workspace themselves.
  return outsidePolicy(scope, async () =>
    rowsOf<Person & Record<string, unknown>>(
      await db.execute(sql`
        with written as (
          select one ->> 'email' as email, one ->> 'name' as name, m.time
          from (select "to", cc, time from ${mails} where workspace_id = ${workspaceId} and user_id = ${userId}
            and folder = 'sent' order by time desc, id desc limit 200) m, jsonb_array_elements(m."to" || m.cc) one),
        known as (
          select lower(email) as address, max(email) as email, max(name) as name, max(time) as time
          from written where ${containsWords(sql`concat_ws(' ', email, name)`, q)} group by lower(email)),
        people as (
          select full_name as name, email, avatar from ${users}
          where workspace_id = ${workspaceId} and ${foldedContains(sql`search`, q)} order by full_name, id limit ${maxPeople * 2})
        select name, email, avatar from (
          select coalesce(p.name, k.name) as name, coalesce(p.email, k.email) as email, coalesce(p.avatar, '') as avatar, k.time
          from people p full join known k on lower(p.email) = k.address) found
        order by time desc nulls last, name limit ${maxPeople}`),
    ).map(({ name, email, avatar }) => ({ name, email, avatar })),
  )
}
