import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import type { PriceSheet, PriceSheetQuery, SheetRow } from "../schema/price-sheet"
import * as store from "../store/price-sheet"
import { shopCurrency } from "../values"
import { seesCost } from "./categories"
import { findRights } from "./price-changes"
import { setsPrices } from "./prices"

function toRow({ costAverage, costLast, ...row }: store.Row, hasCost: boolean): SheetRow {
  const { id, name, sku, gtins, state, category, categoryName, vatRates, prices } = row
  return {
    ...{ id, name, sku, gtins, state, category, categoryName, vatRates },
    ...(hasCost && { cost: costAverage ?? costLast }),
    prices: prices.map(({ shop, amount, version, next }) => {
      return { shop, amount, version, next: next && { ...next, validFrom: new Date(next.validFrom).toISOString() } }
    }),
  }
}

/** A part of the price sheet, with the shops that the caller may see. */
export async function get(scope: Scope, principal: Principal, query: PriceSheetQuery): Promise<PriceSheet> {
  const { shops, maySetAll } = await findRights(scope, principal)
  const rows = await store.findRows(
    scope,
    query,
    shops.map(({ id }) => id),
  )
  const hasCost = seesCost(principal)
  return {
    data: rows.map((row) => toRow(row, hasCost)),
    shops: shops.map(({ id, name, currency, country, ...place }) => {
      return { id, name, currency, country, maySet: mayOn(principal, setsPrices, place) }
    }),
    maySetAll,
    currency: shopCurrency,
    ...(await store.findExtent(scope)),
  }
}
