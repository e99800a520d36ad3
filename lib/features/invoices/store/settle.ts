import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { billing } from "@/lib/features/billing/table"
import { clients } from "@/lib/features/clients/table"
import { users } from "@/lib/features/users/table"
import { invoiceSellers, invoices } from "../table"
import { byId, inWorkspace } from "./columns"

export type InvoiceRecord = typeof invoices.$inferSelect

/** An invoice, locked until the transaction ends, so that two writers see each other's amounts. */
export async function lockInvoice(scope: Scope, id: number): Promise<InvoiceRecord | undefined> {
  const [row] = await scope.db.select().from(invoices).where(byId(scope, id)).for("update")
  return row
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

/** A draft that is refunded, credited or voided counts as sent: it was issued, and stays so. */
export const issuedStage = sql`case when ${invoices.stage} = 'Draft' then 'Sent' else ${invoices.stage} end`

/** Adds to what was paid, with the status and stage that follow. `issues` keeps a draft issued whatever happens to its payments. */
export async function addToPaid(scope: Scope, id: number, amount: number, issues: boolean): Promise<void> {
  const paid = sql`${invoices.paid} + ${amount}::bigint`
  const stage = issues ? issuedStage : sql`${invoices.stage}`
  await scope.db
    .update(invoices)
    .set({ version: sql`${invoices.version} + 1`, paid, stage, status: statusFor({ paid, stage }) })
    .where(byId(scope, id))
  await keepParties(scope, [id])
}

/** Sums the credit notes of invoices again, and sets the status that follows. */
export async function settleCredits(scope: Scope, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const credited = sql`coalesce((select -sum(note.total)::bigint from ${invoices} note
    where note.workspace_id = ${invoices.workspaceId} and note.credits_id = ${invoices.id} and note.voided_at is null), 0)`
  await scope.db
    .update(invoices)
    .set({
      version: sql`${invoices.version} + 1`,
      credited,
      stage: issuedStage,
      status: statusFor({ credited, stage: issuedStage }),
    })
    .where(inWorkspace(scope, inArray(invoices.id, ids)))
  await keepParties(scope, ids)
}

const partiesNow = sql`(select jsonb_build_object(
    'client', jsonb_build_object('id', c.id, 'name', c.name, 'company', c.company, 'companyEmail', c.company_email,
      'address', c.address, 'country', c.country, 'contact', c.contact, 'avatar', c.avatar, 'language', c.language),
    'billing', jsonb_build_object('company', coalesce(b.company, ''), 'address', coalesce(b.address, ''),
      'contact', coalesce(b.contact, ''), 'email', coalesce(b.email, ''), 'vatNumber', coalesce(b.vat_number, ''),
      'bankName', coalesce(b.bank_name, ''), 'country', coalesce(b.country, ''), 'iban', coalesce(b.iban, ''),
      'swiftCode', coalesce(b.swift_code, '')),
    'salesperson', (select jsonb_build_object('id', person.id, 'fullName', person.full_name)
      from ${invoiceSellers} sale join ${users} person on person.workspace_id = sale.workspace_id and person.id = sale.user_id
      where sale.workspace_id = ${invoices.workspaceId} and sale.invoice_id = ${invoices.id}))
  from ${clients} c left join ${billing} b on b.workspace_id = c.workspace_id
  where c.workspace_id = ${invoices.workspaceId} and c.id = ${invoices.clientId})`

/**
 * Copies the people and addresses onto invoices that have been issued, so that a later change of the client doesn't rewrite
 * them, and removes the copy from drafts. Without ids, from all invoices of the workspace.
 */
export async function keepParties(scope: Pick<Scope, "db" | "workspaceId">, ids?: number[]): Promise<void> {
  await scope.db
    .update(invoices)
    .set({ parties: sql`case when ${invoices.status} = 'Draft' then null else ${partiesNow} end` })
    .where(
      and(
        eq(invoices.workspaceId, scope.workspaceId),
        ids && inArray(invoices.id, ids),
        sql`(${invoices.status} = 'Draft') = (${invoices.parties} is not null)`,
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
      stage: issuedStage,
      status: statusFor({ stage: issuedStage }),
    })
    .where(inWorkspace(scope, inArray(invoices.id, ids), isNull(invoices.voidedAt)))
    .returning({ id: invoices.id, creditsId: invoices.creditsId })
