import { and, desc, eq } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { periods } from "../table/accounts"
import type { PeriodState } from "../values/roles"

const columns = {
  month: periods.month,
  state: periods.state,
  changedAt: periods.changedAt,
  changedBy: periods.changedBy,
  reason: periods.reason,
}

/** The months of a business whose state was ever changed, newest first. */
export const listPeriods = ({ db, workspaceId }: Scope, businessId: number) =>
  db
    .select(columns)
    .from(periods)
    .where(and(eq(periods.workspaceId, workspaceId), eq(periods.businessId, businessId)))
    .orderBy(desc(periods.month))

export async function findPeriod({ db, workspaceId }: Scope, businessId: number, month: string) {
  const [row] = await db
    .select(columns)
    .from(periods)
    .where(and(eq(periods.workspaceId, workspaceId), eq(periods.businessId, businessId), eq(periods.month, month)))
  return row
}

interface Change {
  businessId: number
  month: string
  state: PeriodState
  reason: string | null
}

export async function savePeriod({ db, workspaceId, trace }: Scope, { businessId, month, state, reason }: Change) {
  const set = { state, reason, changedAt: new Date(), changedBy: trace?.name ?? null }
  const [row] = await db
    .insert(periods)
    .values({ workspaceId, businessId, month, ...set })
    .onConflictDoUpdate({ target: [periods.workspaceId, periods.businessId, periods.month], set })
    .returning(columns)
  return row as NonNullable<typeof row>
}
