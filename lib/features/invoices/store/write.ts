import { and, eq, sql } from "drizzle-orm"
import { counters } from "@/lib/core/db/table"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { removeKept, restoreKept } from "@/lib/core/db/undo"
import type { BilledLine } from "@/lib/core/vat"
import { users } from "@/lib/features/users/table"
import type { NewPayment } from "../schema/written"
import { invoiceLines, invoiceSellers, invoices, payments } from "../table"
import { usualTermDays } from "../values"

const numbers = "invoiceNumber"
type Values = Omit<typeof invoices.$inferInsert, "workspaceId" | "id" | "number" | "issuedDate" | "dueDate">
type Dates = { issuedDate?: string; dueDate?: string }
export type StoredLine = BilledLine & { item: string; description: string }

const one = ({ workspaceId }: Scope, id: number) => and(eq(invoices.workspaceId, workspaceId), eq(invoices.id, id))

/** Takes a number of one's own choice; nothing when it, or a higher one, was given before. */
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

/** Writes an invoice. @returns its id */
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

/** Names who sells an invoice, or nobody. @returns whether there is such a person */
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

/** What a status becomes once a sum is paid of a total; both as SQL or numbers. */
const statusFor = (paid: unknown, total: unknown, otherwise: unknown) =>
  sql`case when ${paid} > 0 and ${paid} >= ${total} then 'Paid' when ${paid} > 0 then 'Partial Payment' else ${otherwise} end`

/** Changes an invoice if it still is at `version`; status and total keep agreeing. @returns whether it was */
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
    .where(and(one(scope, id), eq(invoices.version, version)))
    .returning({ id: invoices.id })
  return rows.length === 1
}

/**
 * Marks an invoice as sent; what is paid, wholly or in part, stays so. Its mail left some time after somebody asked for
 * it, so the version stays: whoever is editing the invoice by now is not disturbed.
 */
export const markSent = (scope: Scope, id: number) =>
  scope.db
    .update(invoices)
    .set({
      sentAt: sql`now()`,
      status: sql`case when ${invoices.status} in ('Draft', 'Downloaded') then 'Sent' else ${invoices.status} end`,
    })
    .where(one(scope, id))

/** A draft becomes Downloaded; whoever is editing it is not disturbed by that. @returns its status, nothing where it is gone */
export async function markDownloaded(scope: Scope, id: number): Promise<string | undefined> {
  const [row] = await scope.db
    .update(invoices)
    .set({ status: sql`case when ${invoices.status} = 'Draft' then 'Downloaded' else ${invoices.status} end` })
    .where(one(scope, id))
    .returning({ status: invoices.status })
  return row?.status
}

/** Adds a payment; balance and status follow. @returns whether the invoice exists */
export async function addPayment(scope: Scope, payment: NewPayment): Promise<boolean> {
  const { db, workspaceId } = scope
  const { id, amountMinor, paidDate, method, note } = payment
  const paid = sql`${invoices.paid} + ${amountMinor}::int`
  const rows = await db
    .update(invoices)
    .set({ version: sql`${invoices.version} + 1`, paid, status: statusFor(paid, invoices.total, invoices.status) })
    .where(one(scope, id))
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

/** Deletes invoices with lines and payments, kept aside for undo. @returns the ids that were there */
export const remove = (scope: Scope, ids: number[]): Promise<number[]> => removeKept(scope, keyed, ids)

/** Puts deleted invoices back, lines and payments too. @returns the ids that are back */
export const restore = (scope: Scope, ids: number[]): Promise<number[]> => restoreKept(scope, keyed, ids)
