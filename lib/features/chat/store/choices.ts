import { and, eq, or, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { chatChoices } from "../table"

type Choices = Partial<Pick<typeof chatChoices.$inferInsert, "isMuted" | "isBlocked" | "clearedUntil">>

const mine = ({ workspaceId, userId }: Scope, contactId: number) =>
  and(eq(chatChoices.workspaceId, workspaceId), eq(chatChoices.userId, userId), eq(chatChoices.contactId, contactId))

/** What the caller decided about a contact. */
export async function findChoices(scope: Scope, contactId: number) {
  const { isMuted, isBlocked, clearedUntil } = chatChoices
  const [row] = await scope.db
    .select({ isMuted, isBlocked, clearedUntil })
    .from(chatChoices)
    .where(mine(scope, contactId))
  return row ?? { isMuted: false, isBlocked: false, clearedUntil: 0 }
}

/** Merges into what the caller decided about a contact. */
export const saveChoices = ({ db, workspaceId, userId }: Scope, contactId: number, changes: Choices) =>
  db
    .insert(chatChoices)
    .values({ workspaceId, userId, contactId, ...changes })
    .onConflictDoUpdate({
      target: [chatChoices.workspaceId, chatChoices.userId, chatChoices.contactId],
      set: { contactId, ...changes },
    })

/** Who of the two takes no messages from the other, the caller first. */
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
    .where(and(eq(chatChoices.isBlocked, true), or(mine(scope, contactId), theirs)))
    .orderBy(sql`${chatChoices.userId} = ${userId} desc`)
    .limit(1)
  return row?.userId
}

/** Up to which message a talk is empty to the caller; for a condition on its messages. */
export const clearedUntil = (scope: Scope, contactId: number) =>
  sql<number>`coalesce((select ${chatChoices.clearedUntil} from ${chatChoices} where ${mine(scope, contactId)}), 0)`
