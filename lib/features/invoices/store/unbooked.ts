import { sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Db } from "@/lib/core/db/types"

/** The workspaces with issued invoices that are not in the books of their business. For the owner's transactions. */
export async function workspacesWithUnbooked(db: Db): Promise<number[]> {
  const found = await db.execute(sql`select distinct workspace_id as id from invoices
    where issued_at is not null and booked_at is null and business_id is not null order by id`)
  return rowsOf<{ id: number }>(found).map(({ id }) => id)
}
