import { and, eq, sql } from "drizzle-orm"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { undoMinutes } from "@/lib/core/db/undo"
import { users } from "@/lib/features/users/table"
import { paymentChanges, payments } from "../table"

type Payment = typeof payments.$inferSelect
type NewPayment = Pick<Payment, "invoiceId" | "kind" | "amount" | "method" | "note"> & { paidDate?: string }

/** Whether a payment was recorded recently enough to be undone. */
export const canUndo = sql<boolean>`(${payments.recordedAt} > now() - interval '${sql.raw(String(undoMinutes))} minutes')`

const paymentOf = ({ workspaceId }: Scope, invoiceId: number, id: number) =>
  and(eq(payments.workspaceId, workspaceId), eq(payments.invoiceId, invoiceId), eq(payments.id, id))

export async function findPayment(scope: Scope, invoiceId: number, id: number) {
  const [row] = await scope.db
    .select({
      kind: payments.kind,
      amount: payments.amount,
      paidDate: payments.paidDate,
      method: payments.method,
      note: payments.note,
      canUndo,
    })
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

type Before = Pick<Payment, "id" | "invoiceId" | "kind" | "amount" | "paidDate" | "method" | "note">
type After = Pick<Payment, "amount" | "paidDate" | "method" | "note">

/** Records what a payment was before a change to `after`, or before its removal. The invoice must be locked. */
export async function recordChange(scope: Scope, { id: paymentId, ...before }: Before, after?: After): Promise<void> {
  const { db, workspaceId, userId } = scope
  const changes = paymentChanges
  const isBack = (to: After) => sql`(select (amount, paid_date, method, note)
      is not distinct from (${to.amount}::bigint, ${to.paidDate}::date, ${to.method}::text, ${to.note}::text)
    from ${changes} where ${changes.workspaceId} = ${workspaceId} and ${changes.invoiceId} = ${before.invoiceId}
      and ${changes.paymentId} = ${paymentId} order by ${changes.id} desc limit 1)`
  await db.insert(changes).values({
    ...before,
    paymentId,
    workspaceId,
    id: nextId(workspaceId, "paymentChange"),
    what: after ? sql`case when ${isBack(after)} then 'restored' else 'changed' end` : "removed",
    userId,
    by: sql`(select ${users.fullName} from ${users} where ${users.workspaceId} = ${workspaceId} and ${users.id} = ${userId})`,
  })
}

export async function deletePayment(scope: Scope, invoiceId: number, id: number): Promise<void> {
  await scope.db.delete(payments).where(paymentOf(scope, invoiceId, id))
}
