import { and, asc, eq, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { sqlNow } from "@/lib/core/clock"
import { foldedContains } from "@/lib/core/db/folded"
import { outsidePolicy, sortedPage } from "@/lib/core/db/paging"
import { idList, rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { businesses, shops } from "@/lib/features/businesses/table"
import { products } from "@/lib/features/catalogue/table"
import type { OrderListQuery } from "../schema/orders"
import { stockDocuments } from "../table/documents"
import { stockOrderLines, stockOrders } from "../table/orders"
import { onPlace, placeColumns } from "./places"
import { outerOf } from "./proposals"

const t = stockOrders
const of = stockOrderLines

export type OrderRow = typeof t.$inferSelect
export type OrderLineRow = typeof of.$inferSelect
export interface ListedOrder {
  row: OrderRow
  shopName: string
  currency: string
}

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ row: t, ...placeColumns, ...more })
    .from(t)
    .leftJoin(shops, onPlace(t).shop)
    .leftJoin(businesses, onPlace(t).business)

export function findPage(scope: Scope, user: Granted, query: OrderListQuery) {
  const { business, shop, state, q, sortBy } = query
  const where = and(
    eq(t.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "Stock"], { business: t.businessId, shop: t.shopId }),
    business === undefined ? undefined : eq(t.businessId, business),
    shop === undefined ? undefined : eq(t.shopId, shop),
    state && eq(t.state, state),
    q ? foldedContains(t.search, q) : undefined,
  )
  const page = () =>
    sortedPage<ListedOrder>(scope, {
      ...{ table: t, where, query },
      by: [sortBy === "supplier" ? t.supplier : t.at, t.id],
      select: (counted) => selectRows(scope, { counted }).where(where),
    })
  return q ? outsidePolicy(scope, page) : page()
}

/** An order, the details of its business and shop for the PDF, and the proposed delivery that waits to be booked. */
export async function find({ db, workspaceId }: Scope, id: number) {
  const [row] = await db
    .select({
      ...{
        row: t,
        ...placeColumns,
        legalName: businesses.legalName,
        language: businesses.language,
        timeZone: shops.timeZone,
      },
      proposal: sql<number | null>`(select max(d.id) from ${stockDocuments} d
        where d.workspace_id = ${workspaceId} and d.order_id = ${t.id} and d.state = 'proposed')`,
    })
    .from(t)
    .innerJoin(shops, onPlace(t).shop)
    .innerJoin(businesses, onPlace(t).business)
    .where(and(eq(t.workspaceId, workspaceId), eq(t.id, id)))
  return row
}

/** Locks an order. */
export async function lock({ db, workspaceId }: Scope, id: number): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.workspaceId, workspaceId), eq(t.id, id)))
    .for("update")
  return row
}

export const findLines = ({ db, workspaceId }: Scope, orderId: number): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(of)
    .where(and(eq(of.workspaceId, workspaceId), eq(of.orderId, orderId)))
    .orderBy(asc(of.line))

/** The product details that order lines copy from the catalogue, by product id. */
export async function findOrdered({ db, workspaceId }: Scope, ids: number[]) {
  const rows = rowsOf<{ id: number; name: string; code: string; gtin: string; outer: number; cost: string | null }>(
    await db.execute(sql`select p.id, p.name, p.supplier_code as code, coalesce(code.written, '') as gtin,
        coalesce(code.quantity, 1) as outer, p.cost_last::text as cost
      from ${products} p ${outerOf(sql`p.id`)} where p.workspace_id = ${workspaceId} and p.id in ${idList(ids)}`),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

type Values = Omit<typeof t.$inferInsert, "workspaceId" | "id">
export type NewOrderLine = Omit<typeof of.$inferInsert, "workspaceId" | "orderId" | "line">

export async function insert(scope: Scope, values: Values, lines: readonly NewOrderLine[]): Promise<number> {
  const { db, workspaceId } = scope
  const [row] = await db
    .insert(t)
    .values({ ...values, workspaceId, id: nextId(workspaceId, "stock-order") })
    .returning({ id: t.id })
  const { id } = row as { id: number }
  await insertLines(scope, id, lines)
  return id
}

const insertLines = ({ db, workspaceId }: Scope, orderId: number, lines: readonly NewOrderLine[]) =>
  db.insert(of).values(lines.map((line, i) => ({ ...line, workspaceId, orderId, line: i + 1 })))

/** Replaces the lines of a draft. The order is locked. */
export async function replaceLines(scope: Scope, orderId: number, lines: readonly NewOrderLine[]): Promise<void> {
  const { db, workspaceId } = scope
  await db.delete(of).where(and(eq(of.workspaceId, workspaceId), eq(of.orderId, orderId)))
  await insertLines(scope, orderId, lines)
}

export const update = (
  { db, workspaceId }: Scope,
  id: number,
  { isSent, ...changes }: Partial<Values> & { isSent?: boolean },
) =>
  db
    .update(t)
    .set({ ...changes, version: sql`${t.version} + 1`, ...(isSent && { sentAt: sqlNow() }) })
    .where(and(eq(t.workspaceId, workspaceId), eq(t.id, id)))

/**
 * Adds the pieces that arrived for an order; they are negative for a reversed delivery. If several lines have the same product,
 * the first one gets them. The order is received when nothing is missing, and goes back to sent when something is.
 */
export async function addReceived({ db, workspaceId }: Scope, id: number, pieces: Map<number, number>): Promise<void> {
  const given = sql.join(
    [...pieces].map(([product, count]) => sql`(${product}::int, ${count}::int)`),
    sql`, `,
  )
  await db.execute(sql`update ${of} as line set received = greatest(0, line.received + given.count)
    from (values ${given}) as given (product, count)
    where line.workspace_id = ${workspaceId} and line.order_id = ${id} and line.product_id = given.product
      and line.line = (select min(first.line) from ${of} first where first.workspace_id = ${workspaceId}
        and first.order_id = ${id} and first.product_id = given.product)`)
  await db.execute(sql`update ${t} as o set version = o.version + 1,
      state = case when exists (select 1 from ${of} line where line.workspace_id = o.workspace_id and line.order_id = o.id
        and line.received < line.quantity) then 'sent' else 'received' end
    where o.workspace_id = ${workspaceId} and o.id = ${id} and o.state in ('sent', 'received')`)
}

/** The proposed delivery of an order, if there is one. */
export const findProposal = async ({ db, workspaceId }: Scope, orderId: number): Promise<number | undefined> => {
  const [row] = await db
    .select({ id: stockDocuments.id })
    .from(stockDocuments)
    .where(
      and(
        eq(stockDocuments.workspaceId, workspaceId),
        eq(stockDocuments.orderId, orderId),
        eq(stockDocuments.state, "proposed"),
      ),
    )
  return row?.id
}
