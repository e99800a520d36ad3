import { and, eq } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { orderOffers } from "../table/offers"

// The offers that orders have.

type Use = Omit<typeof orderOffers.$inferInsert, "workspaceId" | "orderId">

export async function insert({ db, workspaceId }: Scope, orderId: number, uses: Use[]): Promise<void> {
  if (uses.length > 0) await db.insert(orderOffers).values(uses.map((use) => ({ ...use, workspaceId, orderId })))
}

/** The ids of an order's offers. */
export async function findIds({ db, workspaceId }: Scope, orderId: number): Promise<number[]> {
  const rows = await db
    .select({ id: orderOffers.offerId })
    .from(orderOffers)
    .where(and(eq(orderOffers.workspaceId, workspaceId), eq(orderOffers.orderId, orderId)))
  return rows.map(({ id }) => id)
}
