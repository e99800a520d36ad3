import { and, eq } from "drizzle-orm"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { safeContents, safeMovements } from "../table"

type Contents = Pick<typeof safeContents.$inferSelect, "pieces" | "countedAt">

const ofShop = ({ workspaceId }: Scope, shop: number) =>
  and(eq(safeContents.workspaceId, workspaceId), eq(safeContents.shopId, shop))

/** The known notes and coins in the safe of a shop, which nobody else changes until the transaction ends. */
export async function lockContents(scope: Scope, { business, shop }: { business: number; shop: number }) {
  const { db, workspaceId } = scope
  await db.insert(safeContents).values({ workspaceId, businessId: business, shopId: shop }).onConflictDoNothing()
  const [row] = await db.select().from(safeContents).where(ofShop(scope, shop)).for("update")
  return row as Contents
}

export const saveContents = (scope: Scope, shop: number, values: Partial<Contents>) =>
  scope.db.update(safeContents).set(values).where(ofShop(scope, shop))

export const insertMovement = (
  { db, workspaceId }: Scope,
  values: Omit<typeof safeMovements.$inferInsert, "workspaceId" | "id">,
) => db.insert(safeMovements).values({ ...values, workspaceId, id: nextId(workspaceId, "safe-movement") })
