import { and, eq, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { bankCsvMappings } from "../table/statements"

/** The meanings of the columns in an account's files, as of the last import. */
export async function findMapping({ db, workspaceId }: Scope, accountId: number): Promise<Record<string, string>> {
  const [row] = await db
    .select({ columns: bankCsvMappings.columns })
    .from(bankCsvMappings)
    .where(and(eq(bankCsvMappings.workspaceId, workspaceId), eq(bankCsvMappings.bankAccountId, accountId)))
  return row?.columns ?? {}
}

export const saveMapping = (
  { db, workspaceId }: Scope,
  { id, business }: { id: number; business: number },
  columns: Record<string, string>,
) =>
  db
    .insert(bankCsvMappings)
    .values({ workspaceId, bankAccountId: id, businessId: business, columns })
    .onConflictDoUpdate({
      target: [bankCsvMappings.workspaceId, bankCsvMappings.bankAccountId],
      set: { columns, updatedAt: sql`now()` },
    })
