import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { roundedShare } from "@/lib/core/money"
import type { LotListQuery, StockLot } from "../schema/lots"
import * as store from "../store/lots"
import { hiddenShops } from "./levels"

function toLot(principal: Principal, row: store.LotRow): StockLot {
  const { business, shop, shopName, product, productName, sku, currency, expiresOn, daysLeft, pieces, onHand } = row
  const seesCost = mayOn(principal, ["read", "ProductCost"], { business, shop })
  const value = Number(roundedShare(BigInt(row.value) * BigInt(pieces), BigInt(onHand)))
  return {
    ...{ shop, shopName, business, product, productName, sku, currency, expiresOn, daysLeft, pieces },
    ...(seesCost && { value }),
    ...{ price: row.price === null ? null : Number(row.price), priceVersion: row.priceVersion },
  }
}

/** Lots that expire soon or have expired. Shops that the caller is counting blind are left out. */
export async function list(scope: Scope, principal: Principal, query: LotListQuery) {
  const { rows, total } = await store.findPage(scope, principal, query, await hiddenShops(scope, principal))
  return { data: rows.map((row) => toLot(principal, row)), total, page: query.page, perPage: query.perPage }
}
