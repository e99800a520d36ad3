import { and, eq, isNotNull, isNull, sql } from "drizzle-orm"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import type { BilledLine } from "@/lib/core/vat"
import { users } from "@/lib/features/users/table"
import { invoiceLines, invoices } from "../table"
import { invoiceSellers } from "../table/sellers"
import { type Unit, usualTermDays, type VatCategory } from "../values"
import { byId, inWorkspace } from "./columns"
import { statusFor } from "./settle"

type Values = Omit<typeof invoices.$inferInsert, "workspaceId" | "id" | "issuedDate" | "dueDate">
type Stage = NonNullable<Values["stage"]>
type Dates = { issuedDate?: string; dueDate?: string }
export type StoredLine = BilledLine & {
  item: string
  description: string
  vatCategory: VatCategory
  unit: Unit
  creditsPosition?: number
}

/** Inserts a draft without lines. @returns its id */
export async function insert(
  { db, workspaceId }: Scope,
  { issuedDate, dueDate, ...values }: Values & Dates,
): Promise<number> {
  const issued = issuedDate ? sql`${issuedDate}::date` : sql`current_date`
  const [row] = await db
    .insert(invoices)
    .values({
      ...values,
      workspaceId,
      id: nextId(workspaceId, "invoice"),
      issuedDate: issued,
      dueDate: dueDate ?? sql`${issued} + ${usualTermDays}::int`,
    })
    .returning({ id: invoices.id })
  return row?.id as number
}

/** Gives the drafts of a client to another one. */
export const moveDrafts = (scope: Scope, from: number, to: number) =>
  scope.db
    .update(invoices)
    .set({ clientId: to, version: sql`${invoices.version} + 1` })
    .where(inWorkspace(scope, eq(invoices.clientId, from), eq(invoices.kind, "invoice"), isNull(invoices.issuedAt)))

/** Replaces the lines of an invoice. */
export async function setLines({ db, workspaceId }: Scope, invoiceId: number, lines: StoredLine[]): Promise<void> {
  await db
    .delete(invoiceLines)
    .where(and(eq(invoiceLines.workspaceId, workspaceId), eq(invoiceLines.invoiceId, invoiceId)))
  await db.insert(invoiceLines).values(
    lines.map((line, i) => ({
      workspaceId,
      id: nextId(workspaceId, "invoiceLine"),
      invoiceId,
      position: i + 1,
      item: line.item,
      description: line.description,
      quantity: line.quantity,
      unitPrice: line.unitPriceMinor,
      discount: line.discount,
      vatRate: line.vatRate,
      vatCategory: line.vatCategory,
      unit: line.unit,
      creditsPosition: line.creditsPosition,
      netCorrection: line.netCorrection,
      vatCorrection: line.vatCorrection,
    })),
  )
}

/** Sets or clears the salesperson of an invoice. @returns whether the user exists */
export async function setSeller(
  { db, workspaceId }: Scope,
  invoiceId: number,
  userId: number | null,
): Promise<boolean> {
  const ofInvoice = and(eq(invoiceSellers.workspaceId, workspaceId), eq(invoiceSellers.invoiceId, invoiceId))
  if (userId === null) {
    await db.delete(invoiceSellers).where(ofInvoice)
    return true
  }
  const person = db
    .select({ workspaceId: users.workspaceId, invoiceId: sql`${invoiceId}::int`.as("invoice_id"), userId: users.id })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, userId)))
  const rows = await db
    .insert(invoiceSellers)
    .select(person)
    .onConflictDoUpdate({ target: [invoiceSellers.workspaceId, invoiceSellers.invoiceId], set: { userId } })
    .returning({ userId: invoiceSellers.userId })
  return rows.length === 1
}

/** Updates a draft if it is still at `version`. @returns whether it was, and still is a draft */
export async function update(
  scope: Scope,
  id: number,
  version: number,
  values: Partial<Values> & Dates,
): Promise<boolean> {
  const rows = await scope.db
    .update(invoices)
    .set({ ...values, version: version + 1 })
    .where(and(byId(scope, id), eq(invoices.version, version), isNull(invoices.issuedAt)))
    .returning({ id: invoices.id })
  return rows.length === 1
}

/** Sets how far an issued invoice got, which doesn't change the document. @returns whether it was still at `version` */
export async function setStage(scope: Scope, id: number, version: number, stage: Stage): Promise<boolean> {
  const rows = await scope.db
    .update(invoices)
    .set({ stage, status: statusFor({ stage: sql`${stage}` }), version: version + 1 })
    .where(and(byId(scope, id), eq(invoices.version, version)))
    .returning({ id: invoices.id })
  return rows.length === 1
}

/**
 * Notes that the mail of an invoice was sent. The version doesn't change: the mail leaves some time after the request, and
 * somebody recording a payment by then must not get a conflict.
 */
export async function markSent(scope: Scope, id: number): Promise<void> {
  const stage = sql`'Sent'`
  await scope.db
    .update(invoices)
    .set({ sentAt: sql`now()`, stage, status: statusFor({ stage }) })
    .where(and(byId(scope, id), isNotNull(invoices.issuedAt)))
}
