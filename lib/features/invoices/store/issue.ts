import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { businesses } from "@/lib/features/businesses/table"
import { invoiceLines, invoices } from "../table"
import { payments } from "../table/payments"
import { byId, inWorkspace } from "./columns"
import { keepParties, statusFor } from "./settle"

type Stage = "Sent" | "Downloaded"

/** The details of a business that its invoices depend on, such as the currency and the prefix of their numbers. */
export interface Issuer {
  id: number
  currency: string
  prefix: string
  vatNumber: string
  /** Whether it charges no VAT, as a small business. */
  isVatExempt: boolean
}

/** Active businesses, the oldest first. */
export const findIssuers = ({ db, workspaceId }: Scope): Promise<Issuer[]> =>
  db
    .select({
      id: businesses.id,
      currency: businesses.currency,
      prefix: businesses.invoicePrefix,
      vatNumber: businesses.vatNumber,
      isVatExempt: sql<boolean>`${businesses.vatScheme} = 'exempt'`,
    })
    .from(businesses)
    .where(and(eq(businesses.workspaceId, workspaceId), eq(businesses.state, "active")))
    .orderBy(asc(businesses.id))

/** The business of the newest invoice that has one. */
export async function latestIssuer(scope: Scope): Promise<number | undefined> {
  const [row] = await scope.db
    .select({ id: invoices.businessId })
    .from(invoices)
    .where(inWorkspace(scope, isNotNull(invoices.businessId)))
    .orderBy(sql`${invoices.id} desc`)
    .limit(1)
  return row?.id ?? undefined
}

/** The lines of a document, with the columns that its amounts depend on. */
export const findLines = ({ db, workspaceId }: Scope, invoiceId: number) =>
  db
    .select({
      quantity: invoiceLines.quantity,
      unitPriceMinor: invoiceLines.unitPrice,
      discount: invoiceLines.discount,
      vatRate: invoiceLines.vatRate,
      vatCategory: invoiceLines.vatCategory,
      netCorrection: invoiceLines.netCorrection,
      vatCorrection: invoiceLines.vatCorrection,
    })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.workspaceId, workspaceId), eq(invoiceLines.invoiceId, invoiceId)))
    .orderBy(asc(invoiceLines.position))

/** The next number of a gapless series. Other transactions wait until this one ends, and get the number if it fails. */
export async function takeNumber({ db, workspaceId }: Scope, business: number | null, year: number): Promise<number> {
  const series = `invoice ${business ?? 0} ${year}`
  const rows = await db.execute(sql`/* writes */ select ${nextId(workspaceId, series)} as next`)
  return Number(rowsOf<{ next: number }>(rows)[0]?.next)
}

interface Issue {
  businessId: number | null
  number: string
  seriesYear: number
  seriesNumber: number
  stage: Stage
  entryId: string | null
}

/** Marks a draft as issued, after which its content can't change. The version stays, because the content is the same. */
export async function markIssued(scope: Scope, id: number, { stage, ...values }: Issue): Promise<void> {
  const next = sql`${stage}`
  await scope.db
    .update(invoices)
    .set({
      ...values,
      stage,
      status: statusFor({ stage: next }),
      issuedAt: sql`now()`,
      bookedAt: values.businessId === null ? null : sql`now()`,
    })
    .where(byId(scope, id))
  await keepParties(scope, [id])
}

type Booked = Partial<Pick<typeof invoices.$inferInsert, "businessId" | "entryId" | "reversalId">> & { bookedAt?: SQL }

/** Records the business and the ledger entries of a document. */
export const setBooked = (scope: Scope, id: number, values: Booked) =>
  scope.db.update(invoices).set(values).where(byId(scope, id))

/** Issued documents that have a business but are not in its books, the oldest first. */
export async function findUnbooked(scope: Scope, limit: number): Promise<number[]> {
  const rows = await scope.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      inWorkspace(
        scope,
        and(isNotNull(invoices.issuedAt), isNull(invoices.bookedAt)),
        sql`exists (select from ${businesses} b where b.workspace_id = ${invoices.workspaceId} and b.id = ${invoices.businessId}
          and b.state = 'active' and b.currency = ${invoices.currency})`,
      ),
    )
    .orderBy(asc(invoices.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The payments of an invoice that are not in the books. */
export const findUnbookedPayments = ({ db, workspaceId }: Scope, invoiceId: number) =>
  db
    .select({ id: payments.id, amount: payments.amount })
    .from(payments)
    .where(and(eq(payments.workspaceId, workspaceId), eq(payments.invoiceId, invoiceId), isNull(payments.entryId)))
    .orderBy(asc(payments.id))

export const setPaymentEntries = ({ db, workspaceId }: Scope, ids: number[], entryId: string) =>
  db
    .update(payments)
    .set({ entryId })
    .where(and(eq(payments.workspaceId, workspaceId), inArray(payments.id, ids)))
