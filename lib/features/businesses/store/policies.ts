import { and, eq, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { depositPolicies } from "../table/deposit-policies"

export type PolicyRow = typeof depositPolicies.$inferSelect

/** The policy that a shop has set, if any. */
export async function find({ db, workspaceId }: Scope, shopId: number): Promise<PolicyRow | undefined> {
  const [row] = await db
    .select()
    .from(depositPolicies)
    .where(and(eq(depositPolicies.workspaceId, workspaceId), eq(depositPolicies.shopId, shopId)))
  return row
}

export async function save(
  { db, workspaceId }: Scope,
  values: Omit<typeof depositPolicies.$inferInsert, "workspaceId" | "version">,
): Promise<PolicyRow> {
  const { businessId: _, shopId: __, ...changes } = values
  const [row] = await db
    .insert(depositPolicies)
    .values({ ...values, workspaceId })
    .onConflictDoUpdate({
      target: [depositPolicies.workspaceId, depositPolicies.shopId],
      set: { ...changes, version: sql`${depositPolicies.version} + 1` },
    })
    .returning()
  return row as PolicyRow
}
