import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { clients } from "@/lib/features/clients/table"
import { invoices } from "../table"
import type { InvoiceStatus, ShownStatus } from "../values"

export const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(invoices.workspaceId, workspaceId), ...more)

export const byId = (scope: Scope, id: number) => inWorkspace(scope, eq(invoices.id, id))

export const ofInvoice = and(eq(clients.workspaceId, invoices.workspaceId), eq(clients.id, invoices.clientId))

/** The invoices that the original API lists and finds: it knows neither void invoices nor credit notes. */
export const inOriginalApi = and(isNull(invoices.voidedAt), eq(invoices.kind, "invoice"))

/** Past Due is computed from the date at each read, so no job has to set it. */
export const isOverdue = sql<boolean>`(${invoices.balance} > 0 and ${invoices.dueDate} < current_date and ${invoices.voidedAt} is null)`
export const apiStatus = sql<InvoiceStatus>`case when ${invoices.status} in ('Sent', 'Downloaded') and ${isOverdue} then 'Past Due' else ${invoices.status} end`

const onlyCredited = sql`(${invoices.paid} = 0 and ${invoices.credited} <> 0)`

/** The status of the app's own screens. */
export const shownStatus = sql<ShownStatus>`case when ${invoices.voidedAt} is not null then 'Void'
  when ${invoices.kind} = 'credit' then 'Credit Note'
  when ${invoices.status} = 'Paid' and ${onlyCredited} then 'Credited' else ${apiStatus} end`

export function hasStatus(status: InvoiceStatus | undefined): SQL | undefined {
  if (!status) return undefined
  if (status === "Past Due") return and(inArray(invoices.status, ["Sent", "Downloaded"]), isOverdue)
  const stored = eq(invoices.status, status)
  return status === "Sent" || status === "Downloaded" ? and(stored, sql`not ${isOverdue}`) : stored
}

/** Rows with a status of the list screen. Without one, everything but void invoices. */
export function hasShownStatus(status: ShownStatus | undefined): SQL | undefined {
  if (status === "Void") return isNotNull(invoices.voidedAt)
  const current = isNull(invoices.voidedAt)
  if (!status) return current
  if (status === "Credit Note") return and(current, eq(invoices.kind, "credit"))
  const ofKind = and(current, eq(invoices.kind, "invoice"))
  if (status === "Credited") return and(ofKind, eq(invoices.status, "Paid"), onlyCredited)
  return and(ofKind, hasStatus(status), status === "Paid" ? sql`not ${onlyCredited}` : undefined)
}
