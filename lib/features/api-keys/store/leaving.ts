import { and, eq, gt, isNull, or, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { apiKeys } from "../table"

const unrevoked = ({ workspaceId }: Scope, userId: number) =>
  and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt))

export async function workingOf(scope: Scope, userId: number): Promise<string[]> {
  const isAlive = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`))
  const rows = await scope.db
    .select({ name: apiKeys.name })
    .from(apiKeys)
    .where(and(unrevoked(scope, userId), isAlive))
  return rows.map(({ name }) => name)
}

export const revokeOf = (scope: Scope, userId: number) =>
  scope.db.update(apiKeys).set({ revokedAt: new Date() }).where(unrevoked(scope, userId))
