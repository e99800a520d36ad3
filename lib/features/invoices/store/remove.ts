import { and, eq, gt, inArray, isNotNull, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { moveToTrash, restoreFromTrash, undoMinutes } from "@/lib/core/db/undo"
import { invoiceLines, invoices } from "../table"
import { inWorkspace } from "./columns"

const keyed = { table: invoices, key: invoices.id }

/** Locks invoices, and returns the columns that decide whether they are deleted or voided, in order of id. */
export const lockStates = (scope: Scope, ids: number[]) =>
  scope.db
    .select({
      id: invoices.id,
      issuedAt: invoices.issuedAt,
      creditsId: invoices.creditsId,
      voidedAt: invoices.voidedAt,
    })
    .from(invoices)
    .where(inWorkspace(scope, inArray(invoices.id, ids)))
    .orderBy(invoices.id)
    .for("update")

/** Deletes drafts with their lines, with undo. */
export const removeDrafts = (scope: Scope, ids: number[]): Promise<number[]> => moveToTrash(scope, keyed, ids)

/** Invoices among `ids` with a credit note that is neither void nor among `ids`. */
export async function findCredited(scope: Scope, ids: number[]): Promise<number[]> {
  const rows = await scope.db
    .select({ creditsId: invoices.creditsId })
    .from(invoices)
    .where(
      inWorkspace(
        scope,
        inArray(invoices.creditsId, ids),
        sql`${invoices.voidedAt} is null and not (${inArray(invoices.id, ids)})`,
      ),
    )
  return rows.map(({ creditsId }) => creditsId as number)
}

/** Restores deleted drafts. @returns the restored ids */
export const restoreDrafts = (scope: Scope, ids: number[]): Promise<number[]> => restoreFromTrash(scope, keyed, ids)

/** Restores invoices that were voided within the time for undo. @returns the restored invoices */
export const unvoid = (scope: Scope, ids: number[]) =>
  scope.db
    .update(invoices)
    .set({ voidedAt: null, version: sql`${invoices.version} + 1` })
    .where(
      inWorkspace(
        scope,
        inArray(invoices.id, ids),
        and(
          isNotNull(invoices.voidedAt),
          gt(invoices.voidedAt, sql`now() - interval '${sql.raw(String(undoMinutes))} minutes'`),
        ),
      ),
    )
    .returning()

/** Whether credit notes exceed their invoice: it is void, or more of a line is credited than was billed. */
export async function creditTooMuch({ db, workspaceId }: Scope, invoiceIds: number[]): Promise<boolean> {
  const found = await db.execute(sql`
    select 1 from ${invoices} i where i.workspace_id = ${workspaceId} and i.id in ${invoiceIds} and (i.voided_at is not null
      or exists (select 1 from ${invoiceLines} taken
        join ${invoices} note on note.workspace_id = taken.workspace_id and note.id = taken.invoice_id
        join ${invoiceLines} billed on billed.workspace_id = note.workspace_id and billed.invoice_id = note.credits_id
          and billed.position = taken.credits_position
        where note.workspace_id = i.workspace_id and note.credits_id = i.id and note.voided_at is null
        group by billed.position, billed.quantity having sum(taken.quantity) > billed.quantity)) limit 1`)
  return rowsOf(found).length > 0
}

/** The lines that an invoice's credit notes have credited. */
export const findCreditedLines = ({ db, workspaceId }: Scope, invoiceId: number) =>
  db
    .select({
      position: invoiceLines.creditsPosition,
      quantity: invoiceLines.quantity,
      unitPriceMinor: invoiceLines.unitPrice,
      discount: invoiceLines.discount,
      vatRate: invoiceLines.vatRate,
      netCorrection: invoiceLines.netCorrection,
      vatCorrection: invoiceLines.vatCorrection,
    })
    .from(invoiceLines)
    .innerJoin(
      invoices,
      and(eq(invoices.workspaceId, invoiceLines.workspaceId), eq(invoices.id, invoiceLines.invoiceId)),
    )
    .where(
      and(eq(invoices.workspaceId, workspaceId), eq(invoices.creditsId, invoiceId), sql`${invoices.voidedAt} is null`),
    )
