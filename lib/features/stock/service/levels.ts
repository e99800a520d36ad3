import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import type { LevelListQuery, MovementListQuery, StockLevel, StockMovement } from "../schema/lists"
import * as store from "../store/levels"
import * as movements from "../store/movements"
import { averageCost } from "../values/valuation"

/**
 * The shops where the caller counts blind: while such a count is under way, no answer tells them what should be there.
 * @returns ids of shops
 */
export async function hiddenShops(scope: Scope, principal: Principal): Promise<number[]> {
  if (mayOn(principal, ["read", "ExpectedStock"], {})) return []
  const counting = await store.findBlind(scope)
  return counting.filter((place) => !mayOn(principal, ["read", "ExpectedStock"], place)).map(({ shop }) => shop)
}

const seesCost = (principal: Principal, business: number, shop: number) =>
  mayOn(principal, ["read", "ProductCost"], { business, shop })

function toLevel(principal: Principal, hidden: number[], found: store.LevelRow): StockLevel {
  const { row, shopName, currency, product, categoryName } = found
  const { shopId, businessId, productId, onHand, reserved, value } = row
  const shows = !hidden.includes(shopId)
  const average = averageCost({ onHand, value: BigInt(value) })
  return {
    ...{
      shop: shopId,
      shopName,
      business: businessId,
      product: productId,
      productName: product.name,
      sku: product.sku,
    },
    ...{ image: product.image, category: product.categoryId, categoryName, reorderPoint: product.reorderPoint },
    ...(shows && { onHand, reserved, available: onHand - reserved }),
    ...(shows &&
      seesCost(principal, businessId, shopId) && { value, averageCost: average === null ? null : Number(average) }),
    ...{ currency, expiresOn: row.expiresOn, soldAt: row.soldAt?.toISOString() ?? null },
    countedAt: row.countedAt?.toISOString() ?? null,
  }
}

export async function list(scope: Scope, principal: Principal, query: LevelListQuery) {
  const hidden = await hiddenShops(scope, principal)
  // An order by figures would tell them.
  const sorted = hidden.length > 0 ? { ...query, sortBy: "name" as const } : query
  const { rows, ...total } = await store.findPage(scope, store.whereOf(scope, principal, query, hidden), sorted)
  const data = rows.map((row) => toLevel(principal, hidden, row))
  return { data, ...total, page: query.page, perPage: query.perPage }
}

function toMovement(principal: Principal, { row, shopName, currency }: movements.MovementRow): StockMovement {
  const { id, kind, businessId, shopId, quantity, onHandAfter, value, valueAfter } = row
  return {
    ...{ id, kind, business: businessId, shop: shopId, shopName, product: row.productId, productName: row.productName },
    ...{ quantity, onHandAfter, ...(seesCost(principal, businessId, shopId) && { value, valueAfter }), currency },
    ...{ document: row.documentId, order: row.orderId, entry: row.entryId, businessDate: row.businessDate },
    ...{ at: row.at.toISOString(), by: { id: row.userId, name: row.userName } },
  }
}

export async function listMovements(scope: Scope, principal: Principal, query: MovementListQuery) {
  const hidden = await hiddenShops(scope, principal)
  const { rows, ...total } = await movements.findPage(scope, principal, query, hidden)
  const data = rows.map((row) => toMovement(principal, row))
  return { data, ...total, page: query.page, perPage: query.perPage }
}
