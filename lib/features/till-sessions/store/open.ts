import { and, eq, inArray } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { tillSessions as sessions } from "../table"
import { openStates } from "../values"

/** Whether a till of a business, or of one shop or till of it, is open. */
export async function hasOpenAt(
  { db, workspaceId }: Scope,
  { business, shop, till }: { business: number; shop?: number; till?: number },
): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.workspaceId, workspaceId),
        eq(sessions.businessId, business),
        shop === undefined ? undefined : eq(sessions.shopId, shop),
        till === undefined ? undefined : eq(sessions.tillId, till),
        inArray(sessions.state, [...openStates]),
      ),
    )
    .limit(1)
  return row !== undefined
}
