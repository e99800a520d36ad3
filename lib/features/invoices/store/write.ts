import { and, eq, sql } from "drizzle-orm"
import { counters } from "@/lib/core/db/table"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { moveToTrash, restoreFromTrash } from "@/lib/core/db/undo"
import type { BilledLine } from "@/lib/core/vat"
import { users } from "@/lib/features/users/table"
import type { NewPayment } from "../schema/written"
import { invoiceLines, invoiceSellers, invoices, payments } from "../table"
import { usualTermDays } from "../values"

const numbers = "invoiceNumber"
type Values = Omit<typeof invoices.$inferInsert, "workspaceId" | "id" | "number" | "issuedDate" | "dueDate">
type Dates = { issuedDate?: string; dueDate?: string }
export type StoredLine = BilledLine & { item: string; description: string }

const byId = ({ workspaceId }: Scope, id: number) => and(eq(invoices.workspaceId, workspaceId), eq(invoices.id, id))

/** Reserves a chosen invoice number. @returns undefined if it or a higher one was already used */
export async function takeNumber({ db, workspaceId }: Scope, number: number): Promise<number | undefined> {
  const [row] = await db
    .insert(counters)
    .values({ workspaceId, kind: numbers, last: number })
    .onConflictDoUpdate({
      target: [counters.workspaceId, counters.kind],
      set: { last: number },
      setWhere: sql`${counters.last} < ${number}`,
    })
    .returning({ last: counters.last })
  return row?.last
}

/** Inserts an invoice without lines. @returns its id */
export async function insert(
  { db, workspaceId }: Scope,
  { issuedDate, dueDate, number, ...values }: Values & Dates & { number?: number },
): Promise<number> {
  const issued = issuedDate ? sql`${issuedDate}::date` : sql`current_date`
  const [row] = await db
    .insert(invoices)
    .values({
      ...values,
      workspaceId,
      id: nextId(workspaceId, "invoice"),
      number: number ?? nextId(workspaceId, numbers),
      issuedDate: issued,
      dueDate: dueDate ?? sql`${issued} + ${usualTermDays}::int`,
    })
    .returning({ id: invoices.id })
  return row?.id as number
}

/** Replaces the lines of an invoice. */
export async function setLines({ db, workspaceId }: Scope, invoiceId: number, lines: StoredLine[]): Promise<void> {
  await db
    .delete(invoiceLines)
    .where(and(eq(invoiceLines.workspaceId, workspaceId), eq(invoiceLines.invoiceId, invoiceId)))
  await db.insert(invoiceLines).values(
    lines.map(({ item, description, quantity, unitPriceMinor, discount, vatRate }, i) => ({
      workspaceId,
      id: nextId(workspaceId, "invoiceLine"),
      invoiceId,
      position: i + 1,
      item,
      description,
      quantity,
      unitPrice: unitPriceMinor,
      discount,
      vatRate,
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

/** The status that follows from the paid amount, or `otherwise` if nothing was paid. All are SQL or plain values. */
const statusFor = (paid: unknown, total: unknown, otherwise: unknown) =>
  sql`case when ${paid} > 0 and ${paid} >= ${total} then 'Paid' when ${paid} > 0 then 'Partial Payment' else ${otherwise} end`

/** Updates an invoice if it is still at `version`, and keeps status and total consistent. @returns whether it was */
export async function update(
  scope: Scope,
  id: number,
  version: number,
  { status, ...values }: Partial<Values> & Dates,
): Promise<boolean> {
  const total = values.total === undefined ? invoices.total : sql`${values.total}::int`
  const rows = await scope.db
    .update(invoices)
    .set({
      ...values,
      version: version + 1,
      status: statusFor(invoices.paid, total, status ? sql`${status}` : invoices.status),
    })
    .where(and(byId(scope, id), eq(invoices.version, version)))
    .returning({ id: invoices.id })
  return rows.length === 1
}

/**
 * Marks an invoice as sent unless payments already determine its status. The version doesn't change: the mail leaves some
 * time after the request, and somebody editing the invoice by then must not get a conflict.
 */
export const markSent = (scope: Scope, id: number) =>
  scope.db
    .update(invoices)
    .set({
      sentAt: sql`now()`,
      status: sql`case when ${invoices.status} in ('Draft', 'Downloaded') then 'Sent' else ${invoices.status} end`,
    })
    .where(byId(scope, id))

/** Marks a draft as Downloaded without changing its version. @returns the status, or undefined if there is no such invoice */
export async function markDownloaded(scope: Scope, id: number): Promise<string | undefined> {
  const [row] = await scope.db
    .update(invoices)
    .set({ status: sql`case when ${invoices.status} = 'Draft' then 'Downloaded' else ${invoices.status} end` })
    .where(byId(scope, id))
    .returning({ status: invoices.status })
  return row?.status
}

/** Adds a payment and updates balance and status. @returns whether the invoice exists */
export async function addPayment(scope: Scope, payment: NewPayment): Promise<boolean> {
  const { db, workspaceId } = scope
  const { id, amountMinor, paidDate, method, note } = payment
  const paid = sql`${invoices.paid} + ${amountMinor}::int`
  const rows = await db
    .update(invoices)
    .set({ version: sql`${invoices.version} + 1`, paid, status: statusFor(paid, invoices.total, invoices.status) })
    .where(byId(scope, id))
    .returning({ id: invoices.id })
  if (rows.length === 0) return false
  await db.insert(payments).values({
    workspaceId,
    id: nextId(workspaceId, "payment"),
    invoiceId: id,
    amount: amountMinor,
    paidDate: paidDate ?? sql`current_date`,
    method,
    note,
  })
  return true
}

const keyed = { table: invoices, key: invoices.id }

/** Deletes invoices with their lines and payments, with undo. @returns the ids of those that existed */
export const remove = (scope: Scope, ids: number[]): Promise<number[]> => moveToTrash(scope, keyed, ids)

/** Restores deleted invoices with their lines and payments. @returns the restored ids */
export const restore = (scope: Scope, ids: number[]): Promise<number[]> => restoreFromTrash(scope, keyed, ids)
