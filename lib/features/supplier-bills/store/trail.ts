import { sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { supplierBillEvents } from "../table"

/** Adds what happened to a bill at the end of its trail. The caller has locked the bill. */
export const insertEvent = (
  { db, workspaceId }: Scope,
  billId: number,
  values: Omit<typeof supplierBillEvents.$inferInsert, "workspaceId" | "billId" | "position">,
) =>
  db.insert(supplierBillEvents).values({
    ...values,
    workspaceId,
    billId,
    position: sql`(select count(*)::int + 1 from supplier_bill_events e where e.workspace_id = ${workspaceId} and e.bill_id = ${billId})`,
  })
