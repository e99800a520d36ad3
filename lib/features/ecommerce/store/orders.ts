import { and, desc, eq, type SQL, sql } from "drizzle-orm"
import { contains, listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import type { Order, OrderListQuery, WholeOrder } from "../schema"
import { type Address, orderLines, orders } from "../table"

const mine = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) => and(eq(orders.workspaceId, workspaceId), ...more)

const columns = {
  id: orders.id,
  userId: orders.userId,
  customer: orders.customer,
  customerEmail: orders.customerEmail,
  status: orders.status,
  placedAt: orders.placedAt,
  payment: orders.payment,
  items: orders.items,
  currency: orders.currency,
  subtotalMinor: orders.subtotal,
  discountMinor: orders.discount,
  deliveryMinor: orders.delivery,
  totalMinor: orders.total,
}
type Row = Omit<Order, "placedAt"> & { placedAt: Date }

const toOrder = ({ id, userId, customer, customerEmail, status, placedAt, ...rest }: Row): Order => ({
  id,
  userId,
  customer,
  customerEmail,
  status,
  placedAt: placedAt.toISOString(),
  ...rest,
})

/** One page and the filtered total, newest first. */
export async function findPage(scope: Scope, { q, status, of, page, perPage }: OrderListQuery) {
  const where = mine(
    scope,
    q ? sql`${orders.search} like ${contains(q.toLowerCase())}` : undefined,
    status && eq(orders.status, status),
    of === "mine" ? eq(orders.userId, scope.userId) : undefined,
  )
  const { rows, ...total } = await listPage<Row>(scope, {
    table: orders,
    where,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted) =>
      scope.db
        .select({ ...columns, counted })
        .from(orders)
        .where(where)
        .orderBy(desc(orders.id))
        .limit(perPage)
        .offset((page - 1) * perPage),
  })
  return { orders: rows.map(toOrder), ...total }
}

/** An order with its lines, in one statement. */
export async function findOne(scope: Scope, id: number): Promise<WholeOrder | undefined> {
  const line = sql`json_build_object('productId', product_id, 'name', name, 'brand', brand, 'image', image, 'qty', qty,
    'priceMinor', price, 'discountPercentage', discount_percentage, 'totalMinor', total)`
  const lines = sql`(select json_agg(${line} order by product_id) from ${orderLines} where workspace_id = ${scope.workspaceId} and order_id = ${id})`
  const [row] = await scope.db
    .select({ ...columns, address: orders.address, lines: sql<WholeOrder["lines"]>`coalesce(${lines}, '[]'::json)` })
    .from(orders)
    .where(mine(scope, eq(orders.id, id)))
  if (!row) return undefined
  const { address, lines: bought, ...rest } = row
  return { ...toOrder(rest), address: inOrder(address), lines: bought }
}

/** jsonb forgets the order of keys. */
const inOrder = ({ fullName, phone, line1, line2, city, state, postcode, country, kind }: Address): Address => ({
  fullName,
  phone,
  line1,
  line2,
  city,
  state,
  postcode,
  country,
  kind,
})

/** Where the caller's last order went. */
export async function findLastAddress(scope: Scope): Promise<Address | null> {
  const [row] = await scope.db
    .select({ address: orders.address })
    .from(orders)
    .where(mine(scope, eq(orders.userId, scope.userId)))
    .orderBy(desc(orders.id))
    .limit(1)
  return row ? inOrder(row.address) : null
}

type Values = Omit<typeof orders.$inferInsert, "workspaceId" | "id" | "userId">
type Line = Omit<typeof orderLines.$inferInsert, "workspaceId" | "orderId">

/** Writes an order of the caller's. @returns its id */
export async function insert({ db, workspaceId, userId }: Scope, values: Values, lines: Line[]): Promise<number> {
  const [row] = await db
    .insert(orders)
    .values({ ...values, workspaceId, userId, id: nextId(workspaceId, "order") })
    .returning({ id: orders.id })
  const orderId = row?.id as number
  await db.insert(orderLines).values(lines.map((line) => ({ ...line, workspaceId, orderId })))
  return orderId
}
