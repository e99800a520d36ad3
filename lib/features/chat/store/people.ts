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
// The status that a user chose. Those who never changed their profile have the column's default, and whether they have a
// page open is for `presence` to say.
const status = sql<Presence>`coalesce(${chatProfiles.status}, 'online')`

const hasProfile = and(eq(chatProfiles.workspaceId, users.workspaceId), eq(chatProfiles.userId, users.id))

/** Matches the caller's contacts: users with a chat profile or a password. Both lists are short even if there are many users. */
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

// Choices that are not true are omitted from the response.
const onlyTrue = (column: typeof chatChoices.isMuted | typeof chatChoices.isBlocked) =>
  sql<true | null>`nullif(${column}, false)`

const selectContacts = (scope: Scope, ...more: SQL[]) =>
  scope.db
    .select({
      ...columns,
      status,
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
      status,
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

/** Merges changes into the caller's profile, which the first change creates. */
export const saveProfile = ({ db, workspaceId, userId }: Scope, changes: Profile) =>
  db
    .insert(chatProfiles)
    .values({ workspaceId, userId, ...changes })
    .onConflictDoUpdate({ target: [chatProfiles.workspaceId, chatProfiles.userId], set: { userId, ...changes } })

/** Finds the account details of a user. */
export async function findInfo({ db, workspaceId }: Scope, id: number) {
  const { username, email, contact, company, country } = users
  const [row] = await db
    .select({ username, email, phone: contact, company, country })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, id)))
  return row
}

/** Returns those of the given users who appear offline. */
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
