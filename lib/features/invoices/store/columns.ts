import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { clients } from "@/lib/features/clients/table"
import { invoices } from "../table"
import type { InvoiceStatus } from "../values"

export const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(invoices.workspaceId, workspaceId), ...more)

export const ofInvoice = and(eq(clients.workspaceId, invoices.workspaceId), eq(clients.id, invoices.clientId))

/** Past Due is computed from the date at each read, so no job has to set it. */
export const isOverdue = sql<boolean>`(${invoices.balance} > 0 and ${invoices.dueDate} < current_date)`
export const shownStatus = sql<InvoiceStatus>`case when ${invoices.status} in ('Sent', 'Downloaded') and ${isOverdue} then 'Past Due' else ${invoices.status} end`

export function hasStatus(status: InvoiceStatus | undefined): SQL | undefined {
  if (!status) return undefined
  if (status === "Past Due") return and(inArray(invoices.status, ["Sent", "Downloaded"]), isOverdue)
  const stored = eq(invoices.status, status)
  return status === "Sent" || status === "Downloaded" ? and(stored, sql`not ${isOverdue}`) : stored
}
