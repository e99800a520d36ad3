import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"
import { toInvoice } from "../table"

/** The salesperson of an invoice, at most one. A separate table, so that deleting the user doesn't delete the invoice. */
export const invoiceSellers = pgTable(
  "invoice_sellers",
  { workspaceId: workspaceId(), invoiceId: integer("invoice_id").notNull(), userId: integer("user_id").notNull() },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.invoiceId] }),
    toInvoice(t.workspaceId, t.invoiceId),
    toUser(t.workspaceId, t.userId),
    index("invoice_sellers_user_idx").on(t.workspaceId, t.userId, t.invoiceId),
    tenantPolicy(),
  ],
)
