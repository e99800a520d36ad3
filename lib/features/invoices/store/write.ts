import { and, eq, inArray, sql } from "drizzle-orm"
import { counters, removedRows } from "@/lib/core/db/table"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { removeKept, restoreKept } from "@/lib/core/db/undo"
import type { BilledLine } from "@/lib/core/vat"
import type { NewPayment } from "../schema"
import { invoiceLines, invoices, payments } from "../table"
import { usualTermDays } from "../values"

const numbers = "invoiceNumber"
type Values = Omit<typeof invoices.$inferInsert, "workspaceId" | "id" | "number" | "issuedDate" | "dueDate">
type Dates = { issuedDate?: string; dueDate?: string }
export type StoredLine = BilledLine & { item: string; description: string }

const one = ({ workspaceId }: Scope, id: number) => and(eq(invoices.workspaceId, workspaceId), eq(invoices.id, id))

/** The number that would be given next. */
export async function nextNumber({ db, workspaceId }: Scope): Promise<number> {
  const [row] = await db
    .select({ last: counters.last })
    .from(counters)
    .where(and(eq(counters.workspaceId, workspaceId), eq(counters.kind, numbers)))
  return (row?.last ?? 0) + 1
}

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

/** Marks an invoice as sent; one that is paid, wholly or in part, stays so. @returns whether it exists */
export async function markSent(scope: Scope, id: number): Promise<boolean> {
  const rows = await scope.db
    .update(invoices)
    .set({
      version: sql`${invoices.version} + 1`,
      sentAt: sql`now()`,
      status: sql`case when ${invoices.status} in ('Draft', 'Downloaded') then 'Sent' else ${invoices.status} end`,
    })
    .where(one(scope, id))
    .returning({ id: invoices.id })
  return rows.length === 1
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

const parts = [
  { table: invoiceLines, key: invoiceLines.id },
  { table: payments, key: payments.id },
]

/** Deletes invoices with lines and payments, kept aside for undo. @returns the ids that were there */
export async function remove(scope: Scope, ids: number[]): Promise<number[]> {
  const list = sql`(${sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )})`
  for (const { table, key } of parts) {
    const ofThem = sql`(select id from ${table} where workspace_id = ${scope.workspaceId} and invoice_id in ${list})`
    await removeKept(scope, { table, key }, ofThem)
  }
  return removeKept(scope, { table: invoices, key: invoices.id }, list)
}

/** The kept lines and payments of removed invoices, by table. */
async function keptParts({ db, workspaceId }: Scope, ids: number[]) {
  const kept = await db
    .select({ source: removedRows.source, id: removedRows.id })
    .from(removedRows)
    .where(
      and(
        eq(removedRows.workspaceId, workspaceId),
        inArray(removedRows.source, ["invoice_lines", "payments"]),
        inArray(sql`(${removedRows.row} ->> 'invoice_id')::int`, ids),
      ),
    )
  const idsOf = (source: string) => kept.filter((row) => row.source === source).map((row) => row.id)
  return [idsOf("invoice_lines"), idsOf("payments")] as const
}

/** Puts deleted invoices back, lines and payments too. @returns the ids that are back */
export async function restore(scope: Scope, ids: number[]): Promise<number[]> {
  const back = await restoreKept(scope, { table: invoices, key: invoices.id }, ids)
  if (back.length === 0) return []
  const [lineIds, paymentIds] = await keptParts(scope, back)
  if (lineIds.length > 0) await restoreKept(scope, { table: invoiceLines, key: invoiceLines.id }, lineIds)
  if (paymentIds.length > 0) await restoreKept(scope, { table: payments, key: payments.id }, paymentIds)
  return back
}
