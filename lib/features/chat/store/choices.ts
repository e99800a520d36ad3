import { and, eq, or, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { chatChoices } from "../table"

type Choices = Partial<Pick<typeof chatChoices.$inferInsert, "isMuted" | "isBlocked" | "clearedUntil">>

const ofContact = ({ workspaceId, userId }: Scope, contactId: number) =>
  and(eq(chatChoices.workspaceId, workspaceId), eq(chatChoices.userId, userId), eq(chatChoices.contactId, contactId))

/** Finds the caller's choices for a contact, or the defaults. */
export async function findChoices(scope: Scope, contactId: number) {
  const { isMuted, isBlocked, clearedUntil } = chatChoices
  const [row] = await scope.db
    .select({ isMuted, isBlocked, clearedUntil })
    .from(chatChoices)
    .where(ofContact(scope, contactId))
  return row ?? { isMuted: false, isBlocked: false, clearedUntil: 0 }
}

/** Merges changes into the caller's choices for a contact. */
export const saveChoices = ({ db, workspaceId, userId }: Scope, contactId: number, changes: Choices) =>
  db
    .insert(chatChoices)
    .values({ workspaceId, userId, contactId, ...changes })
    .onConflictDoUpdate({
      target: [chatChoices.workspaceId, chatChoices.userId, chatChoices.contactId],
      set: { contactId, ...changes },
    })

/** Finds which of the two has blocked the other; the caller if both have. @returns a user id */
export async function findBlock(scope: Scope, contactId: number): Promise<number | undefined> {
  const { db, workspaceId, userId } = scope
  const theirs = and(
    eq(chatChoices.workspaceId, workspaceId),
    eq(chatChoices.userId, contactId),
    eq(chatChoices.contactId, userId),
  )
  const [row] = await db
    .select({ userId: chatChoices.userId })
    .from(chatChoices)
    .where(and(eq(chatChoices.isBlocked, true), or(ofContact(scope, contactId), theirs)))
    .orderBy(sql`${chatChoices.userId} = ${userId} desc`)
    .limit(1)
  return row?.userId
}

/** SQL for the id of the message up to which the caller has cleared the conversation; 0 if never. */
export const clearedUntil = (scope: Scope, contactId: number) =>
  sql<number>`coalesce((select ${chatChoices.clearedUntil} from ${chatChoices} where ${ofContact(scope, contactId)}), 0)`
