import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops, tills } from "@/lib/features/businesses/table"
import { readingMappings as mappings, tillSessions as sessions } from "../table"

/** A shop, with the fields that an import of its readings needs. */
export async function findShop({ db, workspaceId }: Scope, id: number) {
  const [row] = await db
    .select({
      ...{ business: shops.businessId, shop: shops.id, cashRounding: shops.cashRounding },
      ...{ currency: businesses.currency, country: businesses.country },
    })
    .from(shops)
    .innerJoin(businesses, and(eq(businesses.workspaceId, shops.workspaceId), eq(businesses.id, shops.businessId)))
    .where(and(eq(shops.workspaceId, workspaceId), eq(shops.id, id)))
  return row
}

export const listTills = ({ db, workspaceId }: Scope, shop: number) =>
  db
    .select({ id: tills.id, name: tills.name, state: tills.state })
    .from(tills)
    .where(and(eq(tills.workspaceId, workspaceId), eq(tills.shopId, shop)))
    .orderBy(asc(tills.id))

/** The sessions of a shop on some days, in the order of their ids, which is the order in which they are locked. */
export function sessionsOn({ db, workspaceId }: Scope, shop: number, days: string[], lock: boolean) {
  const query = db
    .select({
      ...{ id: sessions.id, till: sessions.tillId, date: sessions.businessDate },
      ...{ state: sessions.state, readings: sessions.readings },
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.workspaceId, workspaceId),
        eq(sessions.shopId, shop),
        inArray(sessions.businessDate, days.length > 0 ? days : ["0001-01-01"]),
      ),
    )
    .orderBy(asc(sessions.id))
  return lock ? query.for("update") : query
}
export type SessionOn = Awaited<ReturnType<typeof sessionsOn>>[number]

/** The meanings of the columns in the shop's earlier files, by heading. */
export async function findMapping({ db, workspaceId }: Scope, shop: number): Promise<Record<string, string>> {
  const [row] = await db
    .select({ columns: mappings.columns })
    .from(mappings)
    .where(and(eq(mappings.workspaceId, workspaceId), eq(mappings.shopId, shop)))
  return row?.columns ?? {}
}

export const saveMapping = (
  { db, workspaceId }: Scope,
  { business, shop }: { business: number; shop: number },
  columns: Record<string, string>,
) =>
  db
    .insert(mappings)
    .values({ workspaceId, businessId: business, shopId: shop, columns })
    .onConflictDoUpdate({
      target: [mappings.workspaceId, mappings.shopId],
      set: { columns, updatedAt: sql`now()` },
    })
