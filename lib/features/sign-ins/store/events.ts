import { and, desc, eq, type SQL } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { listPage } from "@/lib/core/db/paging"
import type { Actor, Db, Scope } from "@/lib/core/db/types"
import { accountSettings } from "@/lib/features/account/table"
import { users } from "@/lib/features/users/table"
import { signInEvents } from "../table"

export const insert = (db: Db, events: (typeof signInEvents.$inferInsert)[]) => db.insert(signInEvents).values(events)

const actor = alias(users, "actor")

const columns = {
  id: signInEvents.id,
  outcome: signInEvents.outcome,
  address: signInEvents.address,
  userAgent: signInEvents.userAgent,
  at: signInEvents.at,
  actorId: signInEvents.actorId,
  actorName: actor.fullName,
}

const select = (scope: Scope, counted: SQL<number | null>) =>
  scope.db
    .select({ ...columns, counted })
    .from(signInEvents)
    .leftJoin(actor, and(eq(actor.workspaceId, signInEvents.workspaceId), eq(actor.id, signInEvents.actorId)))
export type EventRow = Omit<Awaited<ReturnType<typeof select>>[number], "counted">

/** One page of a user's events, newest first, and the total. */
export function findPage(scope: Scope, userId: number, page: number, perPage: number) {
  const where = and(eq(signInEvents.workspaceId, scope.workspaceId), eq(signInEvents.userId, userId))
  return listPage<EventRow>(scope, {
    table: signInEvents,
    where,
    page,
    perPage,
    searches: false,
    rows: (counted, offset) =>
      select(scope, counted)
        .where(where)
        .orderBy(desc(signInEvents.at), desc(signInEvents.id))
        .limit(perPage)
        .offset(offset),
  })
}

/** A user's name, address, language and time zone for e-mails. Language and time zone are null unless the user set them. */
export async function findPerson(db: Db, { workspaceId, userId }: Actor) {
  const [row] = await db
    .select({
      fullName: users.fullName,
      email: users.email,
      language: accountSettings.language,
      timeZone: accountSettings.timeZone,
    })
    .from(users)
    .leftJoin(
      accountSettings,
      and(eq(accountSettings.workspaceId, users.workspaceId), eq(accountSettings.userId, users.id)),
    )
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, userId)))
  return row
}

export async function exists({ db, workspaceId }: Scope, userId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.workspaceId, workspaceId), eq(users.id, userId)))) > 0
}
