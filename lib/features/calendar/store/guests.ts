import { and, eq, inArray, ne, sql } from "drizzle-orm"
import { idList, rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { accountSettings } from "@/lib/features/account/table"
import { users } from "@/lib/features/users/table"
import { eventAnswers } from "../table"
import type { Answer, AnswerState } from "../values"

const texts = (list: string[]) =>
  sql`(${sql.join(
    list.map((text) => sql`${text.toLowerCase()}`),
    sql`, `,
  )})`

/** Finds users by full name or e-mail address, or by id, with what is needed to write to them. */
export async function findUsers({ db, workspaceId }: Scope, guests: string[], ids: number[]) {
  const named = sql`lower(${users.fullName}) in ${texts(guests)} or lower(${users.email}) in ${texts(guests)}`
  const known = sql`${users.id} in ${idList(ids)}`
  return db
    .select({
      id: users.id,
      name: users.fullName,
      email: users.email,
      role: users.role,
      permissions: users.permissions,
      status: users.status,
      canSignIn: sql<boolean>`${users.passwordHash} is not null`,
      isEmailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      language: sql<Locale | null>`${accountSettings.language}`,
    })
    .from(users)
    .leftJoin(
      accountSettings,
      and(eq(accountSettings.workspaceId, users.workspaceId), eq(accountSettings.userId, users.id)),
    )
    .where(and(eq(users.workspaceId, workspaceId), guests.length > 0 ? sql`(${known} or ${named})` : known))
    .limit(500)
}
export type FoundUser = Awaited<ReturnType<typeof findUsers>>[number]

/** An answer and how the event may list the guest who gave it. The caller is listed too, without an event. */
export interface KnownAnswer {
  eventId: number | null
  occurrence: string
  answer: AnswerState
  address: string
  name: string
  userId: number | null
}

/** Finds the answers about these events, oldest first, and the names under which an event may list the caller. */
export async function findAnswers({ db, workspaceId, userId }: Scope, eventIds: number[]): Promise<KnownAnswer[]> {
  return rowsOf<KnownAnswer>(
    await db.execute(sql`
      select * from (
        select a.event_id as "eventId", a.occurrence, a.answer, lower(coalesce(u.email, a.guest)) as address,
          lower(coalesce(u.full_name, '')) as name, a.user_id as "userId", a.answered_at as at
        from ${eventAnswers} a left join ${users} u on u.workspace_id = a.workspace_id and u.id = a.user_id
        where a.workspace_id = ${workspaceId} and a.event_id in ${idList(eventIds)}
        union all
        select null, '', 'none', lower(email), lower(full_name), id, null from ${users}
        where workspace_id = ${workspaceId} and id = ${userId}) known
      order by at nulls last`),
  )
}

/** Finds the users who have declined an event or an occurrence. */
export async function findDeclined({ db, workspaceId }: Scope, eventId: number, occurrence: string): Promise<number[]> {
  const rows = rowsOf<{ id: number; answer: AnswerState }>(
    await db.execute(sql`
      select distinct on (user_id) user_id as id, answer from ${eventAnswers}
      where workspace_id = ${workspaceId} and event_id = ${eventId} and occurrence in ('', ${occurrence})
        and user_id is not null
      order by user_id, occurrence desc, answered_at desc`),
  )
  return rows.filter(({ answer }) => answer === "no").map(({ id }) => id)
}

interface GivenAnswer {
  eventId: number
  occurrence: string
  guest: string
  userId: number | null
  answer: Answer
}

/** Saves an answer. One about a whole series replaces those about its occurrences. @returns whether it is new */
export async function saveAnswer({ db, workspaceId }: Scope, given: GivenAnswer): Promise<boolean> {
  const { eventId, occurrence, guest, answer } = given
  if (!occurrence) {
    await db
      .delete(eventAnswers)
      .where(
        and(
          eq(eventAnswers.workspaceId, workspaceId),
          eq(eventAnswers.eventId, eventId),
          eq(eventAnswers.guest, guest),
          ne(eventAnswers.occurrence, ""),
        ),
      )
  }
  const rows = await db
    .insert(eventAnswers)
    .values({ ...given, workspaceId })
    .onConflictDoUpdate({
      target: [eventAnswers.workspaceId, eventAnswers.eventId, eventAnswers.occurrence, eventAnswers.guest],
      set: { answer, userId: given.userId, answeredAt: new Date() },
      setWhere: ne(eventAnswers.answer, answer),
    })
    .returning({ guest: eventAnswers.guest })
  return rows.length > 0
}

const about = ({ workspaceId }: Scope, eventId: number, occurrence?: string) =>
  and(
    eq(eventAnswers.workspaceId, workspaceId),
    eq(eventAnswers.eventId, eventId),
    occurrence === undefined ? undefined : eq(eventAnswers.occurrence, occurrence),
  )

/** Forgets the answers about an event, those about one of its occurrences, or those of some guests. */
export async function forgetAnswers(scope: Scope, eventId: number, occurrence?: string): Promise<void> {
  await scope.db.delete(eventAnswers).where(about(scope, eventId, occurrence))
}

export async function forgetGuests(scope: Scope, eventId: number, guests: string[]): Promise<void> {
  if (guests.length === 0) return
  await scope.db.delete(eventAnswers).where(and(about(scope, eventId), inArray(eventAnswers.guest, guests)))
}

/** After one occurrence has moved: answers about the series don't apply to it any more. */
export async function reopenOccurrence(scope: Scope, eventId: number, occurrence: string): Promise<void> {
  await forgetAnswers(scope, eventId, occurrence)
  await scope.db.execute(sql`
    insert into ${eventAnswers} (workspace_id, event_id, occurrence, guest, user_id, answer)
    select workspace_id, event_id, ${occurrence}, guest, user_id, 'none' from ${eventAnswers}
    where workspace_id = ${scope.workspaceId} and event_id = ${eventId} and occurrence = ''`)
}

/** Copies the answers about a series to the one that was split off. */
export async function copyAnswers(scope: Scope, from: number, to: number): Promise<void> {
  await scope.db.execute(sql`
    insert into ${eventAnswers} (workspace_id, event_id, occurrence, guest, user_id, answer, answered_at)
    select workspace_id, ${to}::int, '', guest, user_id, answer, answered_at from ${eventAnswers}
    where workspace_id = ${scope.workspaceId} and event_id = ${from} and occurrence = ''`)
}
