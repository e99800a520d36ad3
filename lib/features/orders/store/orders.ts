import { and, asc, desc, eq, gte, lt, or, type SQL, sql } from "drizzle-orm"
import * as z from "zod"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { momentsOf, periodOf, type Range, workspaceZone } from "@/lib/core/range"
import { addDays, instantOf } from "@/lib/core/time-zone"
import { clients } from "@/lib/features/clients/table"
import type { Order, OrderListQuery, WholeOrder } from "../schema/order"
import { reduction } from "../schema/parts"
import { type Address, orderEvents, orderLines, orderMoney, orders } from "../table"
import type { OrderStatus } from "../values"
import { isOpenRefund } from "./money"

const inWorkspace = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(eq(orders.workspaceId, workspaceId), ...more)

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
  couponDiscountMinor: orders.couponDiscount,
  deliveryMinor: orders.delivery,
  totalMinor: orders.total,
  isCharged: sql<boolean>`${orders.chargedAt} is not null`,
}

/** An order without `mayBecome`, which the service computes for the caller. */
export type OrderRow = Omit<Order, "placedAt" | "mayBecome"> & { placedAt: Date; isCharged: boolean }

function placedWithin(range: Range): SQL | undefined {
  const { from, to } = momentsOf(periodOf(range, new Date()))
  return and(gte(orders.placedAt, from), lt(orders.placedAt, to))
}

/** Matches the customer's name or e-mail, or the order's number with or without `#`. */
function matches(q: string): SQL | undefined {
  const ofCustomer = foldedContains(orders.search, q)
  const number = /^#?\s?(\d{1,9})$/.exec(q)?.[1]
  return number ? or(ofCustomer, eq(orders.id, Number(number))) : ofCustomer
}

const placedBetween = (from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from ? gte(orders.placedAt, instantOf(new Date(from), workspaceZone)) : undefined,
    to ? lt(orders.placedAt, instantOf(addDays(new Date(to), 1), workspaceZone)) : undefined,
  )

/** Orders with the address of a customer, or of those who were merged into them. */
const boughtBy = ({ workspaceId }: Scope, customer: number) =>
  sql`${orders.customerEmail} in (select c.company_email from ${clients} as c where c.workspace_id = ${workspaceId}
    and (c.id = ${customer} or c.merged_into = ${customer}) and c.company_email <> '')`

/** One page of the readable orders, newest first by default, and the filtered total. */
export async function findPage(scope: Scope, query: OrderListQuery, readable: SQL | undefined) {
  const { q, status, of, customer, range, placedFrom, placedTo, sortBy, order, page, perPage } = query
  const where = inWorkspace(
    scope,
    readable,
    q ? matches(q) : undefined,
    status && eq(orders.status, status),
    of === "mine" ? eq(orders.userId, scope.userId) : undefined,
    customer === undefined ? undefined : boughtBy(scope, customer),
    range && placedWithin(range),
    placedBetween(placedFrom, placedTo),
  )
  const direction = (order ?? (sortBy ? "asc" : "desc")) === "asc" ? asc : desc
  const sorted = sortBy === "total" ? [orders.total, orders.id] : [orders.id]
  return listPage<OrderRow>(scope, {
    ...{ table: orders, where, page, perPage, searches: q !== undefined },
    rows: (counted, offset) =>
      scope.db
        .select({ ...columns, counted })
        .from(orders)
        .where(where)
        .orderBy(...sorted.map((column) => direction(column)))
        .limit(perPage)
        .offset(offset),
  })
}

/** Restores the order of keys, which jsonb doesn't preserve. */
export const inOrder = (address: Address): Address => {
  const { fullName, phone, line1, line2, city, state, postcode, country, kind } = address
  return { fullName, phone, line1, line2, city, state, postcode, country, kind }
}

/** An order with its lines and history, in one statement. */
export async function findOne(scope: Scope, id: number) {
  const of = sql`workspace_id = ${scope.workspaceId} and order_id = ${id}`
  const line = sql`json_build_object('productId', product_id, 'name', name, 'brand', brand, 'image', image, 'color', color, 'qty', qty,
    'priceMinor', price, 'discountPercentage', discount_percentage, 'totalMinor', total, 'vatRate', vat_rate, 'reductions', reductions)`
  const iso = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const event = sql`json_build_object('status', status, 'at', ${iso}, 'by', by)`
  const movement = sql`json_build_object('kind', kind, 'state', state, 'amountMinor', amount, 'at', ${iso})`
  const [row] = await scope.db
    .select({
      ...columns,
      paymentLabel: orders.paymentLabel,
      instalments: orders.instalments,
      couponCode: orders.couponCode,
      vat: orders.vat,
      address: orders.address,
      lines: sql<
        WholeOrder["lines"]
      >`coalesce((select json_agg(${line} order by product_id) from ${orderLines} where ${of}), '[]'::json)`,
      payments: sql<
        WholeOrder["payments"]
      >`coalesce((select json_agg(${movement} order by nr) from ${orderMoney} where ${of}), '[]'::json)`,
      events: sql<
        WholeOrder["events"]
      >`coalesce((select json_agg(${event} order by nr) from ${orderEvents} where ${of}), '[]'::json)`,
      hasOpenRefund: sql<boolean>`exists (select 1 from ${orderMoney} where ${of} and ${isOpenRefund})`,
    })
    .from(orders)
    .where(inWorkspace(scope, eq(orders.id, id)))
  // jsonb doesn't preserve the order of keys.
  const vat = row?.vat.map(({ rate, net, vat, gross }) => ({ rate, net, vat, gross })) ?? []
  const lines = row?.lines.map((line) => ({ ...line, reductions: z.array(reduction).parse(line.reductions) })) ?? []
  return row && { ...row, vat, lines, address: inOrder(row.address) }
}

/** Locks an order until the transaction ends, and returns the fields that a change of status needs. */
export async function lock(scope: Scope, id: number) {
  const where = inWorkspace(scope, eq(orders.id, id))
  // The second statement sees the events that were committed during the wait for the lock.
  await scope.db.select({ id: orders.id }).from(orders).where(where).for("update")
  const [row] = await scope.db
    .select({
      ...{ userId: orders.userId, customer: orders.customer, customerEmail: orders.customerEmail },
      status: orders.status,
      chargedAt: orders.chargedAt,
      reference: orders.paymentReference,
      total: orders.total,
      couponDiscount: orders.couponDiscount,
      delivery: orders.delivery,
      vat: orders.vat,
      /** Whether it was marked as paid, and not reset to `placed` since. */
      isPaid: sql<boolean>`exists (select 1 from ${orderEvents} paid where paid.workspace_id = ${orders.workspaceId}
        and paid.order_id = ${orders.id} and paid.status = 'paid' and not exists (select 1 from ${orderEvents} back
          where back.workspace_id = paid.workspace_id and back.order_id = paid.order_id and back.nr > paid.nr
            and back.status = 'placed'))`,
    })
    .from(orders)
    .where(where)
  return row
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lock>>>

export const findLines = ({ db, workspaceId }: Scope, orderId: number) =>
  db
    .select({ productId: orderLines.productId, qty: orderLines.qty, total: orderLines.total })
    .from(orderLines)
    .where(and(eq(orderLines.workspaceId, workspaceId), eq(orderLines.orderId, orderId)))

type Values = Omit<typeof orders.$inferInsert, "workspaceId" | "id" | "userId">
type Line = Omit<typeof orderLines.$inferInsert, "workspaceId" | "orderId">

/** Inserts an order of the caller with its lines. @returns its id */
export async function insert(scope: Scope, values: Values, lines: Line[]): Promise<number> {
  const { db, workspaceId, userId } = scope
  const [row] = await db
    .insert(orders)
    .values({ ...values, workspaceId, userId, id: nextId(workspaceId, "order") })
    .returning({ id: orders.id })
  const orderId = row?.id as number
  await db.insert(orderLines).values(lines.map((line) => ({ ...line, workspaceId, orderId })))
  await note(scope, orderId, "placed", values.customer)
  return orderId
}

/** Sets the status of an order and records it in the history. `chargedAt` is when a provider captured the payment. */
export async function setStatus(scope: Scope, id: number, status: OrderStatus, by: string, chargedAt?: Date) {
  const { db } = scope
  await db
    .update(orders)
    .set({ status, ...(chargedAt && { chargedAt }) })
    .where(inWorkspace(scope, eq(orders.id, id)))
  await note(scope, id, status, by)
}

const note = ({ db, workspaceId }: Scope, orderId: number, status: OrderStatus, by: string) =>
  db.insert(orderEvents).values({
    workspaceId,
    orderId,
    nr: sql`(select coalesce(max(nr), 0) + 1 from ${orderEvents} where workspace_id = ${workspaceId} and order_id = ${orderId})`,
    status,
    by,
  })
