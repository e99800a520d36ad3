import { and, eq, sql } from "drizzle-orm"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { undoMinutes } from "@/lib/core/db/undo"
import { payments } from "../table"

type Payment = typeof payments.$inferSelect
type NewPayment = Pick<Payment, "invoiceId" | "kind" | "amount" | "method" | "note"> & { paidDate?: string }

/** Whether a payment was recorded recently enough to be undone. */
export const canUndo = sql<boolean>`(${payments.recordedAt} > now() - interval '${sql.raw(String(undoMinutes))} minutes')`

const paymentOf = ({ workspaceId }: Scope, invoiceId: number, id: number) =>
  and(eq(payments.workspaceId, workspaceId), eq(payments.invoiceId, invoiceId), eq(payments.id, id))

export async function findPayment(scope: Scope, invoiceId: number, id: number) {
  const [row] = await scope.db
    .select({ kind: payments.kind, amount: payments.amount, canUndo })
    .from(payments)
    .where(paymentOf(scope, invoiceId, id))
  return row
}

/** Inserts a payment; the caller updates the invoice. */
export async function insertPayment({ db, workspaceId }: Scope, { paidDate, ...payment }: NewPayment): Promise<void> {
  await db.insert(payments).values({
    ...payment,
    workspaceId,
    id: nextId(workspaceId, "payment"),
    paidDate: paidDate ?? sql`current_date`,
  })
}

type PaymentValues = Partial<Pick<Payment, "amount" | "paidDate" | "method" | "note">>

export async function updatePayment(scope: Scope, invoiceId: number, id: number, values: PaymentValues): Promise<void> {
  await scope.db
    .update(payments)
    .set(values)
    .where(paymentOf(scope, invoiceId, id))
}

export async function deletePayment(scope: Scope, invoiceId: number, id: number): Promise<void> {
  await scope.db.delete(payments).where(paymentOf(scope, invoiceId, id))
}
