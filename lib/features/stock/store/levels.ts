import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { foldedContains } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { gtin14 } from "@/lib/core/gtin"
import { businesses, shops } from "@/lib/features/businesses/table"
import { products } from "@/lib/features/catalogue/table"
import { categories } from "@/lib/features/catalogue/table/categories"
import { productGtins } from "@/lib/features/catalogue/table/prices"
import type { LevelListQuery } from "../schema/lists"
import { stockLevels } from "../table"
import { stockDocuments } from "../table/documents"
import { countAfterDays, deadAfterDays, type LevelState } from "../values"
import { onPlace, placeColumns } from "./places"

const t = stockLevels
export const joined = aliasedTable(products, "product")

export interface LevelRow {
  row: typeof t.$inferSelect
  shopName: string
  currency: string
  product: Pick<typeof products.$inferSelect, "name" | "sku" | "image" | "categoryId" | "reorderPoint">
  categoryName: string | null
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

export const inState: Record<LevelState, SQL | undefined> = {
  // The index has the products with a reorder point only.
  low: and(gt(t.onHand, 0), isNotNull(joined.reorderPoint), sql`${t.onHand} - ${t.reserved} <= ${joined.reorderPoint}`),
  negative: lt(t.onHand, 0),
  out: eq(t.onHand, 0),
  dead: and(gt(t.onHand, 0), sql`coalesce(${t.soldAt}, ${t.since}) < ${daysAgo(deadAfterDays)}`),
  expired: and(gt(t.onHand, 0), isNotNull(t.expiresOn), sql`${t.expiresOn} < current_date`),
  uncounted: and(ne(t.onHand, 0), sql`coalesce(${t.countedAt}, ${t.since}) < ${daysAgo(countAfterDays)}`),
}

/** Digits are a barcode or an own number, anything else also part of a name. */
function searched({ workspaceId }: Scope, q: string): SQL | undefined {
  const isSku = sql`(${joined.sku} <> '' and lower(${joined.sku}) = lower(${q}))`
  if (!/^\d{8,14}$/.test(q)) return or(isSku, foldedContains(joined.search, q))
  const hasGtin = sql`${t.productId} in (select code.product_id from ${productGtins} as code
    where code.workspace_id = ${workspaceId} and code.gtin = ${gtin14(q)})`
  return or(isSku, hasGtin)
}

const inCategory = ({ workspaceId }: Scope, id: number) =>
  sql`${joined.categoryId} in (select c.id from ${categories} as c
    where c.workspace_id = ${workspaceId} and (c.id = ${id} or c.parent_id = ${id}))`

export const onProduct = and(eq(joined.workspaceId, t.workspaceId), eq(joined.id, t.productId))

type Filters = Omit<LevelListQuery, "page" | "perPage" | "sortBy" | "order">

/**
 * The conditions of a list of levels, for a statement that joins the product, and for one without joins, which counts.
 * @param hidden shops whose figures the caller may not know, and so not filter by
 */
export function whereOf(scope: Scope, user: Granted, query: Filters, hidden: number[]) {
  const { business, shop, product, category, state, q } = query
  const ofProduct = and(
    q ? searched(scope, q) : undefined,
    category === undefined ? undefined : inCategory(scope, category),
  )
  const matching = and(ofProduct, state && inState[state])
  const usesProduct = ofProduct !== undefined || state === "low"
  const ofLevel = and(
    eq(t.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "Stock"], { business: t.businessId, shop: t.shopId }),
    business === undefined ? undefined : eq(t.businessId, business),
    shop === undefined ? undefined : eq(t.shopId, shop),
    product === undefined ? undefined : eq(t.productId, product),
    state && hidden.length > 0 ? notInArray(t.shopId, hidden) : undefined,
  )
  const alone = usesProduct
    ? sql`exists (select 1 from ${products} as product where ${and(onProduct, matching)})`
    : matching
  return { joined: and(ofLevel, matching), alone: and(ofLevel, alone) }
}

const sortable = { name: joined.search, onHand: t.onHand, value: t.value }

export function findPage(scope: Scope, where: ReturnType<typeof whereOf>, query: LevelListQuery) {
  const { sortBy = "name", order, page, perPage, q } = query
  const direction = (order ?? (sortBy === "name" ? "asc" : "desc")) === "asc" ? asc : desc
  return listPage<LevelRow>(scope, {
    table: t,
    where: where.alone,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted, from) =>
      scope.db
        .select({
          row: t,
          ...placeColumns,
          product: {
            name: joined.name,
            sku: joined.sku,
            image: joined.image,
            categoryId: joined.categoryId,
            reorderPoint: joined.reorderPoint,
          },
          categoryName: categories.name,
          counted: counted as SQL<number | null>,
        })
        .from(t)
        .innerJoin(joined, onProduct)
        .leftJoin(shops, onPlace(t).shop)
        .leftJoin(businesses, onPlace(t).business)
        .leftJoin(categories, and(eq(categories.workspaceId, joined.workspaceId), eq(categories.id, joined.categoryId)))
        .where(where.joined)
        .orderBy(direction(sortable[sortBy]), direction(t.productId), direction(t.shopId))
        .limit(perPage)
        .offset(from),
  })
}

/** The shops where a blind count is under way, with their businesses. */
export const findBlind = ({ db, workspaceId }: Scope) =>
  db
    .selectDistinct({ business: stockDocuments.businessId, shop: stockDocuments.shopId })
    .from(stockDocuments)
    .where(
      and(
        eq(stockDocuments.workspaceId, workspaceId),
        eq(stockDocuments.kind, "stocktake"),
        inArray(stockDocuments.state, ["open"]),
        eq(stockDocuments.isBlind, true),
      ),
    )
