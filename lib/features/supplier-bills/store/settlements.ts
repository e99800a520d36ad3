import { and, asc, eq, isNull } from "drizzle-orm"
import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { supplierBillSettlements } from "../table/settlements"

const t = supplierBillSettlements
type Settlement = typeof t.$inferSelect

export const insertSettlements = (
  { db, workspaceId }: Scope,
  rows: Omit<typeof t.$inferInsert, "workspaceId" | "endedAt">[],
) => db.insert(t).values(rows.map((row) => ({ ...row, workspaceId })))

const holding = ({ workspaceId }: Scope, entry: string) =>
  and(eq(t.workspaceId, workspaceId), eq(t.entryId, entry), isNull(t.endedAt))

/** The parts of bills that an entry settles, in the order of the bills. */
export const settlementsOf = (scope: Scope, entry: string): Promise<Settlement[]> =>
  scope.db.select().from(t).where(holding(scope, entry)).orderBy(asc(t.billId))

export const endSettlements = (scope: Scope, entry: string) =>
  scope.db.update(t).set({ endedAt: now() }).where(holding(scope, entry))
