import { and, asc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm"
import { alias, union } from "drizzle-orm/pg-core"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { users } from "@/lib/features/users/table"
import { chatMessages, chatProfiles, chatTalks } from "./table"
import type { Presence } from "./values"

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

const selectContacts = (scope: Scope, ...more: SQL[]) =>
  scope.db
    .select({ ...columns, status: status("offline") })
    .from(users)
    .leftJoin(chatProfiles, hasProfile)
    .where(reachable(scope, ...more))

export const findContacts = (scope: Scope) => selectContacts(scope).orderBy(asc(users.fullName), asc(users.id))

export const findContact = async (scope: Scope, id: number) => (await selectContacts(scope, eq(users.id, id)))[0]

export async function findProfile({ db, workspaceId, userId }: Scope) {
  const [row] = await db
    .select({
      ...columns,
      status: status("online"),
      isTwoStepAuthVerificationEnabled: sql<boolean>`coalesce(${chatProfiles.isTwoStepAuthVerificationEnabled}, false)`,
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

const pairOf = (a: number, b: number) => ({ lowId: Math.min(a, b), highId: Math.max(a, b) })

/** The messages of the caller and a contact. */
const between = ({ workspaceId, userId }: Scope, contactId: number, ...more: SQL[]) => {
  const { lowId, highId } = pairOf(userId, contactId)
  return and(
    eq(chatMessages.workspaceId, workspaceId),
    eq(chatMessages.lowId, lowId),
    eq(chatMessages.highId, highId),
    ...more,
  )
}

/** Every talk of the caller with its latest message and how many the caller has not seen. */
export function findTalks({ db, workspaceId, userId }: Scope) {
  const inTalk = and(
    eq(chatMessages.workspaceId, chatTalks.workspaceId),
    eq(chatMessages.lowId, chatTalks.lowId),
    eq(chatMessages.highId, chatTalks.highId),
  )
  const latest = db
    .select({
      id: chatMessages.id,
      message: chatMessages.message,
      time: chatMessages.time,
      senderId: chatMessages.senderId,
    })
    .from(chatMessages)
    .where(inTalk)
    .orderBy(sql`${chatMessages.id} desc`)
    .limit(1)
    .as("latest")
  return db
    .select({
      contactId: sql<number>`${chatTalks.lowId} + ${chatTalks.highId} - ${userId}::int`,
      unseenMsgs: sql<number>`(select count(*)::int from ${chatMessages}
        where ${and(inTalk, ne(chatMessages.senderId, userId), isNull(chatMessages.seenAt))})`,
      message: latest.message,
      time: latest.time,
      senderId: latest.senderId,
    })
    .from(chatTalks)
    .innerJoinLateral(latest, sql`true`)
    .where(and(eq(chatTalks.workspaceId, workspaceId), or(eq(chatTalks.lowId, userId), eq(chatTalks.highId, userId))))
    .orderBy(sql`${latest.id} desc`)
}

/** The messages of a talk, newest first, and whether the caller has still to see one. */
export const findMessages = (scope: Scope, contactId: number, last = Number.MAX_SAFE_INTEGER) =>
  scope.db
    .select({
      message: chatMessages.message,
      time: chatMessages.time,
      senderId: chatMessages.senderId,
      seenAt: chatMessages.seenAt,
    })
    .from(chatMessages)
    .where(between(scope, contactId))
    .orderBy(sql`${chatMessages.id} desc`)
    .limit(last)

/** Begins the talk with a contact unless there is one. @returns whether it was begun */
export async function begin({ db, workspaceId, userId }: Scope, contactId: number): Promise<boolean> {
  const rows = await db
    .insert(chatTalks)
    .values({ workspaceId, ...pairOf(userId, contactId) })
    .onConflictDoNothing()
    .returning({ lowId: chatTalks.lowId })
  return rows.length > 0
}

export async function insertMessage({ db, workspaceId, userId }: Scope, contactId: number, message: string) {
  const [row] = await db
    .insert(chatMessages)
    .values({
      workspaceId,
      id: nextId(workspaceId, "chatMessage"),
      ...pairOf(userId, contactId),
      senderId: userId,
      message,
      // The time of the write and not of the transaction's begin: writers wait for each other in between.
      time: sql`clock_timestamp()`,
    })
    .returning({ message: chatMessages.message, time: chatMessages.time, senderId: chatMessages.senderId })
  return row as { message: string; time: Date; senderId: number }
}

const unseen = (scope: Scope, contactId: number) =>
  between(scope, contactId, eq(chatMessages.senderId, contactId), isNull(chatMessages.seenAt))

/** The caller has seen what the contact wrote. @returns how many messages were new to them */
export async function markSeen(scope: Scope, contactId: number): Promise<number> {
  const rows = await scope.db
    .update(chatMessages)
    .set({ seenAt: sql`clock_timestamp()` })
    .where(unseen(scope, contactId))
    .returning({ id: chatMessages.id })
  return rows.length
}

/** Makes the contact's latest message new to the caller again. */
export const markUnseen = (scope: Scope, contactId: number) => {
  const latest = scope.db
    .select({ id: sql`max(${chatMessages.id})` })
    .from(chatMessages)
    .where(between(scope, contactId, eq(chatMessages.senderId, contactId)))
  return scope.db
    .update(chatMessages)
    .set({ seenAt: null })
    .where(and(eq(chatMessages.workspaceId, scope.workspaceId), sql`${chatMessages.id} = (${latest})`))
}

/** How many messages of the contact the caller has still to see. */
export const countUnseen = (scope: Scope, contactId: number) => scope.db.$count(chatMessages, unseen(scope, contactId))

/** When the latest message was sent that the contact has seen of the caller. */
export async function findSeenUntil(scope: Scope, contactId: number): Promise<Date | undefined> {
  const [row] = await scope.db
    .select({ time: chatMessages.time })
    .from(chatMessages)
    .where(between(scope, contactId, eq(chatMessages.senderId, scope.userId), isNotNull(chatMessages.seenAt)))
    .orderBy(sql`${chatMessages.id} desc`)
    .limit(1)
  return row?.time
}
