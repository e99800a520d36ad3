import { and, eq, isNull, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { chatMessages } from "../table"
import { between } from "./pair"

const unseen = (scope: Scope, contactId: number) =>
  between(scope, chatMessages, contactId, eq(chatMessages.senderId, contactId), isNull(chatMessages.seenAt))

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
    .where(between(scope, chatMessages, contactId, eq(chatMessages.senderId, contactId)))
  return scope.db
    .update(chatMessages)
    .set({ seenAt: null })
    .where(and(eq(chatMessages.workspaceId, scope.workspaceId), sql`${chatMessages.id} = (${latest})`))
}

/** How many messages of the contact the caller has still to see. */
export const countUnseen = (scope: Scope, contactId: number) => scope.db.$count(chatMessages, unseen(scope, contactId))
