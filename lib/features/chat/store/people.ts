import { and, asc, eq, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm"
import { alias, union } from "drizzle-orm/pg-core"
import type { Scope } from "@/lib/core/db/types"
import { twoSteps } from "@/lib/features/two-step/table"
import { users } from "@/lib/features/users/table"
import { chatChoices, chatProfiles } from "../table"
import type { Presence } from "../values"

const columns = {
  id: users.id,
  fullName: users.fullName,
  role: sql<string>`coalesce(nullif(${chatProfiles.title}, ''), ${users.role})`,
  about: sql<string>`coalesce(${chatProfiles.about}, '')`,
  avatar: users.avatar,
}
// Who never looked into the chat is not there; who asks is.
const status = (unknown: Presence) => sql<Presence>`coalesce(${chatProfiles.status}, ${sql.raw(`'${unknown}'`)})`

const hasProfile = and(eq(chatProfiles.workspaceId, users.workspaceId), eq(chatProfiles.userId, users.id))

/** Everyone of the workspace one can talk to, but oneself: two short lists, however many people there are. */
function reachable({ db, workspaceId, userId }: Scope, ...more: SQL[]) {
  const profiled = db
    .select({ id: chatProfiles.userId })
    .from(chatProfiles)
    .where(eq(chatProfiles.workspaceId, workspaceId))
  const accounts = alias(users, "accounts")
  const signsIn = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.workspaceId, workspaceId), isNotNull(accounts.passwordHash)))
  return and(
    eq(users.workspaceId, workspaceId),
    ne(users.id, userId),
    inArray(users.id, union(profiled, signsIn)),
    ...more,
  )
}

// Left out of the answer where it does not hold.
const onlyTrue = (column: typeof chatChoices.isMuted | typeof chatChoices.isBlocked) =>
  sql<true | null>`nullif(${column}, false)`

const selectContacts = (scope: Scope, ...more: SQL[]) =>
  scope.db
    .select({
      ...columns,
      status: status("offline"),
      isMuted: onlyTrue(chatChoices.isMuted),
      isBlocked: onlyTrue(chatChoices.isBlocked),
    })
    .from(users)
    .leftJoin(chatProfiles, hasProfile)
    .leftJoin(
      chatChoices,
      and(
        eq(chatChoices.workspaceId, users.workspaceId),
        eq(chatChoices.userId, scope.userId),
        eq(chatChoices.contactId, users.id),
      ),
    )
    .where(reachable(scope, ...more))

export type ContactRow = Awaited<ReturnType<typeof selectContacts>>[number]

export const findContacts = (scope: Scope) => selectContacts(scope).orderBy(asc(users.fullName), asc(users.id))

export const findContact = async (scope: Scope, id: number) => (await selectContacts(scope, eq(users.id, id)))[0]

export async function findProfile({ db, workspaceId, userId }: Scope) {
  const [row] = await db
    .select({
      ...columns,
      status: status("online"),
      isTwoStepAuthVerificationEnabled: sql<boolean>`exists (select 1 from ${twoSteps} where ${twoSteps.workspaceId} = ${users.workspaceId}
        and ${twoSteps.userId} = ${users.id} and ${twoSteps.confirmedAt} is not null)`,
      isNotificationsOn: sql<boolean>`coalesce(${chatProfiles.isNotificationsOn}, true)`,
    })
    .from(users)
    .leftJoin(chatProfiles, hasProfile)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, userId)))
  return row
}

type Profile = Partial<Omit<typeof chatProfiles.$inferInsert, "workspaceId" | "userId">>

/** Merges into the caller's profile, which is made at the first change. */
export const saveProfile = ({ db, workspaceId, userId }: Scope, changes: Profile) =>
  db
    .insert(chatProfiles)
    .values({ workspaceId, userId, ...changes })
    .onConflictDoUpdate({ target: [chatProfiles.workspaceId, chatProfiles.userId], set: { userId, ...changes } })

/** What the workspace knows of a person. */
export async function findInfo({ db, workspaceId }: Scope, id: number) {
  const { username, email, contact, company, country } = users
  const [row] = await db
    .select({ username, email, phone: contact, company, country })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, id)))
  return row
}

/** Those of these people who show themselves as offline. */
export async function findHidden({ db, workspaceId }: Scope, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: chatProfiles.userId })
    .from(chatProfiles)
    .where(
      and(
        eq(chatProfiles.workspaceId, workspaceId),
        inArray(chatProfiles.userId, ids),
        eq(chatProfiles.status, "offline"),
      ),
    )
  return rows.map(({ id }) => id)
}
