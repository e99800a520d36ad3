import { and, eq, sql } from "drizzle-orm"
import { sqlNow } from "@/lib/core/clock"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { products } from "@/lib/features/catalogue/table"
import { productGtins } from "@/lib/features/catalogue/table/prices"
import type { Countable } from "../schema/stocktakes"
import { stockLevels } from "../table"
import { stockDocuments, stockLines } from "../table/documents"
import type { LineRow } from "./documents"

const t = stockLines

/** Whether a shop has an open stocktake. */
export const hasOpen = async ({ db, workspaceId }: Scope, shop: number): Promise<boolean> =>
  (await db.$count(
    stockDocuments,
    and(
      eq(stockDocuments.workspaceId, workspaceId),
      eq(stockDocuments.shopId, shop),
      eq(stockDocuments.kind, "stocktake"),
      eq(stockDocuments.state, "open"),
    ),
  )) > 0

export async function findLine({ db, workspaceId }: Scope, documentId: number, productId: number) {
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.workspaceId, workspaceId), eq(t.documentId, documentId), eq(t.productId, productId)))
  return row
}

/** Products with a level at a shop, by name. Archived ones are counted too if the books have pieces of them. */
export const findCountable = async ({ db, workspaceId }: Scope, shop: number): Promise<Countable[]> =>
  rowsOf<Countable>(
    await db.execute(sql`select p.id, p.name, p.sku, coalesce(code.gtins, '{}') as gtins
      from ${stockLevels} l join ${products} p on p.workspace_id = l.workspace_id and p.id = l.product_id
      left join (select product_id, array_agg(gtin order by gtin) as gtins from ${productGtins}
        where workspace_id = ${workspaceId} group by product_id) code on code.product_id = p.id
      where l.workspace_id = ${workspaceId} and l.shop_id = ${shop} and (p.state <> 'archived' or l.on_hand <> 0)
      order by p.search, p.id`),
  )

type Count = Pick<LineRow, "productId" | "productName" | "counted" | "firstCount" | "expected"> & {
  userId: number
  userName: string
}

/** Writes the count of a product, in place of an earlier one. The document is locked. @returns the line */
export async function saveCount(
  { db, workspaceId }: Scope,
  documentId: number,
  line: number | undefined,
  count: Count,
) {
  const { userId, userName, ...values } = count
  const counted = { ...values, countedBy: userId, countedByName: userName, countedAt: sqlNow() }
  if (line !== undefined) {
    const where = and(eq(t.workspaceId, workspaceId), eq(t.documentId, documentId), eq(t.line, line))
    const [row] = await db.update(t).set(counted).where(where).returning()
    return row as LineRow
  }
  const next = sql<number>`(select coalesce(max(line), 0) + 1 from ${t} where workspace_id = ${workspaceId} and document_id = ${documentId})`
  const [row] = await db
    .insert(t)
    .values({ ...counted, workspaceId, documentId, line: next, quantity: 0 })
    .returning()
  return row as LineRow
}

/** Writes what each difference was worth, in one statement. */
export async function writeValues({ db, workspaceId }: Scope, id: number, values: Map<number, bigint>): Promise<void> {
  if (values.size === 0) return
  const pairs = sql.join(
    [...values].map(([line, value]) => sql`(${line}::int, ${String(value)}::bigint)`),
    sql`, `,
  )
  rowsOf(
    await db.execute(sql`update ${t} as s set value = given.value from (values ${pairs}) as given (line, value)
      where s.workspace_id = ${workspaceId} and s.document_id = ${id} and s.line = given.line`),
  )
}
