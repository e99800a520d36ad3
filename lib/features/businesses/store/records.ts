import { and, eq, sql } from "drizzle-orm"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { bankAccounts, businesses, safes, shops, tills } from "../table"

// Statements for all five tables: a row is found by its id, inserted with the next id, and updated with a new version.

/** Tables by the kind of their ids. */
const tables = { business: businesses, "business-shop": shops, till: tills, safe: safes, "bank-account": bankAccounts }
export type Kind = keyof typeof tables
export type Row<K extends Kind> = (typeof tables)[K]["$inferSelect"]
type Values<K extends Kind> = Omit<(typeof tables)[K]["$inferInsert"], "workspaceId" | "id" | "version" | "createdAt">

/** A union of tables has no common methods for Drizzle, so statements are typed for one and results for all. */
const tableOf = (kind: Kind) => tables[kind] as typeof tills
const rowOf = <K extends Kind>(row: unknown) => row as Row<K>

const byId = ({ workspaceId }: Scope, kind: Kind, id: number) =>
  and(eq(tableOf(kind).workspaceId, workspaceId), eq(tableOf(kind).id, id))

/** `lock` locks the row until the transaction ends. With "share", others may do the same, and only changes wait. */
export async function find<K extends Kind>(
  scope: Scope,
  kind: K,
  id: number,
  { lock = false }: { lock?: boolean | "share" } = {},
): Promise<Row<K> | undefined> {
  const found = scope.db
    .select()
    .from(tableOf(kind))
    .where(byId(scope, kind, id))
  const [row] = await (lock ? found.for(lock === "share" ? "share" : "update") : found)
  return row && rowOf<K>(row)
}

export async function insert<K extends Kind>(scope: Scope, kind: K, values: Values<K>): Promise<Row<K>> {
  const { db, workspaceId } = scope
  const id = nextId(workspaceId, kind) as unknown as number
  const row = { ...values, workspaceId, id } as unknown as typeof tills.$inferInsert
  const [inserted] = await db.insert(tableOf(kind)).values(row).returning()
  return rowOf<K>(inserted)
}

export async function update<K extends Kind>(
  scope: Scope,
  kind: K,
  id: number,
  values: Partial<Values<K>>,
): Promise<Row<K>> {
  const table = tableOf(kind)
  const [row] = await scope.db
    .update(table)
    .set({ ...(values as object), version: sql`${table.version} + 1` })
    .where(byId(scope, kind, id))
    .returning()
  return rowOf<K>(row)
}

/** The rows of a business and all its parts, ordered by id. */
export async function ofBusiness({ db, workspaceId }: Scope, id: number) {
  const partsOf = (table: typeof shops | typeof tills | typeof safes | typeof bankAccounts) =>
    db
      .select()
      .from(table as typeof tills)
      .where(and(eq(table.workspaceId, workspaceId), eq(table.businessId, id)))
      .orderBy(table.id)
  const [business] = await db
    .select()
    .from(businesses)
    .where(and(eq(businesses.workspaceId, workspaceId), eq(businesses.id, id)))
  return {
    business,
    shops: await partsOf(shops),
    tills: await partsOf(tills),
    safes: await partsOf(safes),
    bankAccounts: await partsOf(bankAccounts),
  }
}
