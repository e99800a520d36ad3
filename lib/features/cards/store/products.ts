import { and, desc, eq, sql } from "drizzle-orm"
import { exactSum, sumOf } from "@/lib/core/db/sums"
import type { Scope } from "@/lib/core/db/types"
import { momentsOf, type Period, type Span } from "@/lib/core/range"
import { inWebShop, products } from "@/lib/features/catalogue/table"
import { type Category, lowStock } from "@/lib/features/catalogue/values"
import { orderLines, orders } from "@/lib/features/orders/table"
import { isSold, placedIn, pointOf } from "./orders"

const ofOrder = and(eq(orders.workspaceId, orderLines.workspaceId), eq(orders.id, orderLines.orderId))

/** Returns the products with the highest revenue: by day or month and in the previous period, in minor units, without delivery. */
export async function findBest(scope: Scope, { before, from, to, grain }: Period, limit: number) {
  const { db } = scope
  const start = momentsOf({ from, to }).from.toISOString()
  const isNow = sql<boolean>`${orders.placedAt} >= ${start}::timestamptz`
  const lines = db.$with("lines").as(
    db
      .select({
        productId: orderLines.productId,
        point: pointOf(grain).as("point"),
        isNow: isNow.as("is_now"),
        name: sql<string>`max(${orderLines.name})`.as("sold_name"),
        image: sql<string>`max(${orderLines.image})`.as("sold_image"),
        pieces: sql<number>`sum(${orderLines.qty})`.as("pieces"),
        revenue: sql<number>`sum(${orderLines.total})`.as("revenue"),
      })
      .from(orderLines)
      .innerJoin(orders, ofOrder)
      .where(placedIn(scope, { from: before.from, to }, isSold))
      .groupBy(orderLines.productId, sql`2`, sql`3`),
  )
  const revenue = sql`sum(${lines.revenue}) filter (where ${lines.isNow})`
  return db
    .with(lines)
    .select({
      id: lines.productId,
      // The order lines have the name of a deleted product.
      name: sql<string>`coalesce(max(${products.name}), max(${lines.name}))`,
      slug: sql<string>`coalesce(max(${products.slug}), '')`,
      image: sql<string>`coalesce(max(${products.image}), max(${lines.image}))`,
      category: sql<Category | null>`max(${products.category})`,
      pieces: sql<number>`sum(${lines.pieces}) filter (where ${lines.isNow})`.mapWith(Number),
      revenue: sumOf(lines.revenue, sql`${lines.isNow}`),
      before: sumOf(lines.revenue, sql`not ${lines.isNow}`),
      points: sql<
        Record<string, number>
      >`json_object_agg(${lines.point}, ${lines.revenue}) filter (where ${lines.isNow})`,
    })
    .from(lines)
    .leftJoin(products, and(eq(products.workspaceId, scope.workspaceId), eq(products.id, lines.productId)))
    .groupBy(lines.productId)
    .having(sql`bool_or(${lines.isNow})`)
    .orderBy(desc(revenue), lines.productId)
    .limit(limit)
}

/** Returns the revenue of each category in minor units, without delivery; category null stands for deleted products. */
export const findCategories = (scope: Scope, span: Span) =>
  scope.db
    .select({
      category: products.category,
      pieces: sql<number>`sum(${orderLines.qty})`.mapWith(Number),
      revenue: sumOf(orderLines.total),
    })
    .from(orderLines)
    .innerJoin(orders, ofOrder)
    .leftJoin(products, and(eq(products.workspaceId, orderLines.workspaceId), eq(products.id, orderLines.productId)))
    .where(placedIn(scope, span, isSold))
    .groupBy(products.category)
    .orderBy(sql`sum(${orderLines.total}) desc`)

/** Counts the products and those with low stock, and sums up the revenue of a span's orders, in minor units. */
export async function countProducts(scope: Scope, span: Span) {
  const { db, workspaceId } = scope
  const ordered = db
    .select({ total: sumOf(orders.total) })
    .from(orders)
    .where(placedIn(scope, span, isSold))
  const [row] = await db
    .select({
      inShop: sql<number>`count(*)::int`,
      runningLow: sql<number>`count(*) filter (where ${products.stock} <= ${lowStock})::int`,
      ordered: sql<number>`(${ordered})`.mapWith(exactSum),
    })
    .from(products)
    .where(and(eq(products.workspaceId, workspaceId), inWebShop))
  return row ?? { inShop: 0, runningLow: 0, ordered: 0 }
}
