import { and, eq, sql } from "drizzle-orm"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { undoMinutes } from "@/lib/core/db/undo"
import { bankAccounts, shops, tills } from "@/lib/features/businesses/table"
import { users } from "@/lib/features/users/table"
import { paymentChanges, payments } from "../table/payments"

export type Payment = typeof payments.$inferSelect
type Place = Pick<Payment, "entryId" | "tillId" | "bankAccountId">
type NewPayment = Pick<Payment, "invoiceId" | "kind" | "amount" | "method" | "note"> &
  Place & { paidDate?: string; depositOf?: string }

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
      tillId: payments.tillId,
      bankAccountId: payments.bankAccountId,
      entryId: payments.entryId,
      isAllocated: payments.isAllocated,
      canUndo,
    })
    .from(payments)
    .where(paymentOf(scope, invoiceId, id))
  return row
}

/** Inserts a payment; the caller updates the invoice. @returns its id */
export async function insertPayment({ db, workspaceId }: Scope, payment: NewPayment): Promise<number> {
  const { invoiceId, kind, amount, method, note, entryId, tillId, bankAccountId, depositOf } = payment
  const [row] = await db
    .insert(payments)
    .values({
      ...{ workspaceId, invoiceId, kind, amount, method, note, entryId, tillId, bankAccountId },
      isAllocated: depositOf !== undefined,
      id: nextId(workspaceId, "payment"),
      paidDate: payment.paidDate ?? sql`current_date`,
    })
    .returning({ id: payments.id })
  return row?.id as number
}

/** Notes where the money of a payment is, and its entry in the books. */
export const setPlace = ({ db, workspaceId }: Scope, id: number, place: Place) =>
  db
    .update(payments)
    .set(place)
    .where(and(eq(payments.workspaceId, workspaceId), eq(payments.id, id)))

/** The tills of a business that are in use. */
export async function findTills({ db, workspaceId }: Scope, business: number): Promise<number[]> {
  const rows = await db
    .select({ id: tills.id })
    .from(tills)
    .innerJoin(shops, and(eq(shops.workspaceId, tills.workspaceId), eq(shops.id, tills.shopId)))
    .where(and(eq(tills.workspaceId, workspaceId), eq(shops.businessId, business), eq(tills.state, "active")))
    .orderBy(tills.id)
  return rows.map(({ id }) => id)
}

export const hasBankAccount = async ({ db, workspaceId }: Scope, business: number, id: number): Promise<boolean> =>
  (await db.$count(
    bankAccounts,
    and(eq(bankAccounts.workspaceId, workspaceId), eq(bankAccounts.businessId, business), eq(bankAccounts.id, id)),
  )) === 1

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
export async function recordChange(scope: Scope, payment: Before, after?: After): Promise<void> {
  const { id: paymentId, invoiceId, kind, amount, paidDate, method, note } = payment
  const before = { invoiceId, kind, amount, paidDate, method, note }
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
