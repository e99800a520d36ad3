import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { clients } from "@/lib/features/clients/table"
import { users } from "@/lib/features/users/table"
import { invoices } from "../table"
import { invoiceSellers } from "../table/sellers"
import { byId, inWorkspace } from "./columns"
import { sellerNow } from "./sellers"

export type InvoiceRecord = typeof invoices.$inferSelect

/** An invoice, locked until the transaction ends, so that two writers see each other's amounts. */
export async function lockInvoice(scope: Scope, id: number): Promise<InvoiceRecord | undefined> {
  const [row] = await scope.db.select().from(invoices).where(byId(scope, id)).for("update")
  return row
}

/** Locks invoices until the transaction ends, in the order of their ids. */
export async function lockInvoices(scope: Scope, ids: number[]): Promise<void> {
  const { id } = invoices
  await scope.db
    .select({ id })
    .from(invoices)
    .where(inWorkspace(scope, inArray(id, ids)))
    .orderBy(id)
    .for("update")
}

interface Amounts {
  paid?: SQL | typeof invoices.paid
  credited?: SQL | typeof invoices.credited
  stage?: SQL | typeof invoices.stage
}

/** The status that follows from what was paid and credited, or else the stage. */
export const statusFor = ({ paid = invoices.paid, credited = invoices.credited, stage = invoices.stage }: Amounts) =>
  sql`case when (${paid} > 0 or ${credited} <> 0) and ${paid} + ${credited} >= ${invoices.total} then 'Paid'
    when ${paid} > 0 then 'Partial Payment' else ${stage} end`

/** Adds to what was paid, with the status that follows. */
export async function addToPaid(scope: Scope, id: number, amount: number): Promise<void> {
  const paid = sql`${invoices.paid} + ${amount}::bigint`
  await scope.db
    .update(invoices)
    .set({ version: sql`${invoices.version} + 1`, paid, status: statusFor({ paid }) })
    .where(byId(scope, id))
}

/**
 * Sums the credit notes of invoices again, and sets the status that follows. The sum of a statement that waits for an invoice
 * would miss notes that were committed during the wait, so the invoices are locked first.
 */
export async function settleCredits(scope: Scope, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await lockInvoices(scope, ids)
  const credited = sql`coalesce((select -sum(note.total)::bigint from ${invoices} note
    where note.workspace_id = ${invoices.workspaceId} and note.credits_id = ${invoices.id} and note.voided_at is null), 0)`
  await scope.db
    .update(invoices)
    .set({
      version: sql`${invoices.version} + 1`,
      credited,
      status: statusFor({ credited }),
    })
    .where(inWorkspace(scope, inArray(invoices.id, ids)))
}

const partiesNow = sql`(select jsonb_build_object(
    'client', jsonb_build_object('id', c.id, 'name', c.name, 'company', c.company, 'companyEmail', c.company_email,
      'address', c.address, 'country', c.country, 'contact', c.contact, 'avatar', c.avatar, 'language', c.language,
      'vatNumber', c.vat_number, 'buyerReference', c.buyer_reference, 'invoiceFormat', c.invoice_format),
    'billing', ${sellerNow},
    'salesperson', (select jsonb_build_object('id', person.id, 'fullName', person.full_name)
      from ${invoiceSellers} sale join ${users} person on person.workspace_id = sale.workspace_id and person.id = sale.user_id
      where sale.workspace_id = ${invoices.workspaceId} and sale.invoice_id = ${invoices.id}))
  from ${clients} c
  where c.workspace_id = ${invoices.workspaceId} and c.id = ${invoices.clientId})`

/**
 * Copies the people and addresses onto invoices that have been issued, so that a later change of the client doesn't rewrite
 * them. Without ids, onto all of the workspace.
 */
export async function keepParties(scope: Pick<Scope, "db" | "workspaceId">, ids?: number[]): Promise<void> {
  await scope.db
    .update(invoices)
    .set({ parties: partiesNow })
    .where(
      and(
        eq(invoices.workspaceId, scope.workspaceId),
        ids && inArray(invoices.id, ids),
        sql`${invoices.issuedAt} is not null and ${invoices.parties} is null`,
      ),
    )
}

/** Marks issued invoices as void. @returns those that weren't yet */
export const voidInvoices = (scope: Scope, ids: number[]) =>
  scope.db
    .update(invoices)
    .set({
      version: sql`${invoices.version} + 1`,
      voidedAt: sql`now()`,
    })
    .where(inWorkspace(scope, inArray(invoices.id, ids), isNull(invoices.voidedAt)))
    .returning()
