import { and, eq, type SQL } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import type { Scope } from "@/lib/core/db/types"

/** The two users of a conversation as the tables store them: the lower id first. */
export const pairOf = (a: number, b: number) => ({ lowId: Math.min(a, b), highId: Math.max(a, b) })

interface OfPair {
  workspaceId: AnyPgColumn
  lowId: AnyPgColumn
  highId: AnyPgColumn
}

/** Matches the rows of the caller's conversation with a contact. */
export function between(
  { workspaceId, userId }: Scope,
  table: OfPair,
  contactId: number,
  ...more: (SQL | undefined)[]
) {
  const { lowId, highId } = pairOf(userId, contactId)
  return and(eq(table.workspaceId, workspaceId), eq(table.lowId, lowId), eq(table.highId, highId), ...more)
}
