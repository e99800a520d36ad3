import { and, eq, sql } from "drizzle-orm"
import { sortedPage } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import type { DecimalMark } from "@/lib/core/imports/decimal-marks"
import type { Cell, ReadTable } from "@/lib/core/imports/parse"
import { fold } from "@/lib/core/text"
import type { ImportListQuery } from "../schema/imports"
import { products } from "../table"
import { productImportColumns, productImportRows, productImports } from "../table/imports"

const t = productImports
export type ImportRecord = typeof t.$inferSelect
export type File = ReadTable<Cell>

const inWorkspace = ({ workspaceId }: Scope, id: number) => and(eq(t.workspaceId, workspaceId), eq(t.id, id))

export async function find(scope: Scope, id: number): Promise<ImportRecord | undefined> {
  const [row] = await scope.db.select().from(t).where(inWorkspace(scope, id))
  return row
}

/** Locks an import until the transaction ends. */
export async function lock(scope: Scope, id: number): Promise<ImportRecord | undefined> {
  const [row] = await scope.db.select().from(t).where(inWorkspace(scope, id)).for("update")
  return row
}

/** A page of the imports that were taken, including undone ones. Drafts are left out. */
export function findPage(scope: Scope, query: ImportListQuery) {
  const where = and(eq(t.workspaceId, scope.workspaceId), sql`${t.state} <> 'draft'`)
  return sortedPage<{ row: ImportRecord }>(scope, {
    ...{ table: t, where, query, by: [t.id, t.id] },
    select: (counted) =>
      scope.db
        .select({ row: t, counted: counted as never })
        .from(t)
        .where(where) as never,
  })
}

interface NewImport extends File {
  columns: Record<string, string>
  decimal: DecimalMark
  fileName: string
  userName: string
}

export async function insert(
  { db, workspaceId, userId }: Scope,
  { rows, ...values }: NewImport,
): Promise<ImportRecord> {
  const id = nextId(workspaceId, "product-import")
  const [row] = await db
    .insert(t)
    .values({ ...values, rows, rowCount: rows.length, workspaceId, userId, id })
    .returning()
  return row as ImportRecord
}

/** Deletes drafts that nobody took within a day. */
export const deleteOldDrafts = ({ db, workspaceId }: Scope) =>
  db
    .delete(t)
    .where(and(eq(t.workspaceId, workspaceId), eq(t.state, "draft"), sql`${t.createdAt} < now() - interval '1 day'`))

type Changes = Partial<Pick<ImportRecord, "columns" | "decimal" | "newState">>
const write = async (scope: Scope, id: number, values: Parameters<ReturnType<Scope["db"]["update"]>["set"]>[0]) => {
  const [row] = await scope.db
    .update(t)
    .set(values as never)
    .where(inWorkspace(scope, id))
    .returning()
  return row as ImportRecord
}
export const update = (scope: Scope, id: number, changes: Changes) => write(scope, id, changes)

/** Marks an import as taken, and clears the cells of its file. */
export const take = (
  scope: Scope,
  id: number,
  done: Pick<ImportRecord, "created" | "changed" | "priceChange">,
): Promise<ImportRecord> => write(scope, id, { ...done, state: "taken", rows: [], takenAt: sql`now()` })

export const setUndone = (scope: Scope, id: number): Promise<ImportRecord> =>
  write(scope, id, { state: "undone", undoneAt: sql`now()` })

interface WrittenRow {
  product: number
  name: string
  before: unknown
  gtins: string[]
}

/** Records the products that an import wrote, with their current versions. */
export const insertRows = ({ db, workspaceId }: Scope, importId: number, rows: WrittenRow[]) =>
  db.execute(sql`insert into ${productImportRows} (workspace_id, import_id, product_id, product_name, before, gtins, version)
    select ${workspaceId}::int, ${importId}::int, given.product, given.name,
      case when jsonb_typeof(given.before) = 'null' then null else given.before end,
      array(select jsonb_array_elements_text(given.gtins)), product.version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (product int, name text, before jsonb, gtins jsonb)
    join ${products} as product on product.workspace_id = ${workspaceId} and product.id = given.product`)

export type TakenRow = typeof productImportRows.$inferSelect
export const rowsOfImport = ({ db, workspaceId }: Scope, importId: number): Promise<TakenRow[]> =>
  db
    .select()
    .from(productImportRows)
    .where(and(eq(productImportRows.workspaceId, workspaceId), eq(productImportRows.importId, importId)))
    .orderBy(productImportRows.productId)

/** The meanings of columns with these folded headings in earlier files, by heading. */
export async function findRemembered({ db, workspaceId }: Scope, headings: string[]): Promise<Map<string, string>> {
  const rows = rowsOf<{ heading: string; meaning: string }>(
    await db.execute(sql`select heading, meaning from ${productImportColumns} where workspace_id = ${workspaceId}
      and heading = any(array(select jsonb_array_elements_text(${JSON.stringify(headings)}::jsonb)))`),
  )
  return new Map(rows.map(({ heading, meaning }) => [heading, meaning]))
}

/** Saves the meanings of columns by their folded headings, for later files. */
export const remember = ({ db, workspaceId }: Scope, columns: Record<string, string>) => {
  const rows = new Map(Object.entries(columns).map(([heading, meaning]) => [fold(heading), meaning]))
  return db
    .insert(productImportColumns)
    .values([...rows].map(([heading, meaning]) => ({ workspaceId, heading, meaning })))
    .onConflictDoUpdate({
      target: [productImportColumns.workspaceId, productImportColumns.heading],
      set: { meaning: sql`excluded.meaning` },
    })
}
