import { and, desc, eq, isNull, ne, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { shops } from "@/lib/features/businesses/table"
import { stockDocuments as t } from "../table/documents"

export async function findOfBill({ db, workspaceId }: Scope, bill: number) {
  const [row] = await db
    .select({ id: t.id, state: t.state, shopName: shops.name })
    .from(t)
    .innerJoin(shops, and(eq(shops.workspaceId, t.workspaceId), eq(shops.id, t.shopId)))
    .where(and(eq(t.workspaceId, workspaceId), eq(t.billId, bill), ne(t.state, "cancelled")))
    .orderBy(desc(t.id))
    .limit(1)
  return row
}

export async function findBooked(
  { db, workspaceId }: Scope,
  { business, supplier, number }: { business: number; supplier: string; number: string },
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: t.id })
    .from(t)
    .where(
      and(
        eq(t.workspaceId, workspaceId),
        eq(t.businessId, business),
        eq(t.kind, "delivery"),
        eq(t.state, "booked"),
        isNull(t.billId),
        sql`lower(supplier) = lower(${supplier}) and lower(number) = lower(${number}) and number <> ''`,
      ),
    )
    .limit(1)
  return row?.id
}
