import { and, asc, eq, ne, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import type { Scope } from "@/lib/core/db/types"
import { businesses, safes, shops } from "../table"

const maxBusinesses = 500

/** The local date of a shop, which begins at its cut-off hour. */
const today = sql<string>`((now() at time zone ${shops.timeZone}) - make_interval(hours => ${shops.cutOffHour}))::date`

/** Businesses with the trading day that has begun in any of their shops, and what is insured in their safes. */
export function findDays({ db, workspaceId }: Scope, user: Granted) {
  const ofBusiness = (table: typeof shops | typeof safes) =>
    and(eq(table.workspaceId, workspaceId), eq(table.businessId, businesses.id))
  const day = db
    .select({ day: sql`max(${today})` })
    .from(shops)
    .where(ofBusiness(shops))
  const limit = db
    .select({ limit: sql`case when bool_and(${safes.insuredLimit} is not null) then sum(${safes.insuredLimit}) end` })
    .from(safes)
    .where(and(ofBusiness(safes), eq(safes.state, "active")))
  return db
    .select({
      business: businesses.id,
      currency: businesses.currency,
      date: sql<string>`coalesce((${day}), (now() at time zone 'utc')::date)::text`,
      insuredLimit: sql<string | null>`(${limit})::text`,
    })
    .from(businesses)
    .where(
      and(
        eq(businesses.workspaceId, workspaceId),
        ne(businesses.state, "archived"),
        filterFor(user, ["read", "Books"], { business: businesses.id }),
      ),
    )
    .orderBy(asc(businesses.id))
    .limit(maxBusinesses)
}
