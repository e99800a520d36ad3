import { mayOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import type { Proposal, ProposedLine } from "../schema/orders"
import { findNeeds, type NeedRow } from "../store/proposals"
import { proposedQuantity } from "../values/proposals"
import { hiddenShops } from "./levels"

function toLine(principal: Principal, row: NeedRow, days: number): ProposedLine {
  const { product, productName, sku, supplierCode, onHand, reserved, ordered, sold, reorderPoint, outer } = row
  const seesCost = mayOn(principal, ["read", "ProductCost"], { business: row.business, shop: row.shop })
  return {
    ...{ product, productName, sku, supplierCode, onHand, available: onHand - reserved, ordered, sold, reorderPoint },
    ...{ outer, quantity: proposedQuantity(row, days) },
    ...(seesCost && { cost: row.costLast === null ? null : Number(row.costLast) }),
  }
}

/** Proposed orders, grouped by shop and supplier. */
export async function propose(scope: Scope, principal: Principal, { shop, days }: { shop?: number; days: number }) {
  const hidden = await hiddenShops(scope, principal)
  const groups = new Map<string, Proposal>()
  for (const row of await findNeeds(scope, principal, { shop, hidden })) {
    const { business, shopName, currency, supplier } = row
    const key = `${row.shop}/${supplier}`
    const group = groups.get(key) ?? { ...{ business, shop: row.shop, shopName, currency, supplier }, lines: [] }
    group.lines.push(toLine(principal, row, days))
    groups.set(key, group)
  }
  return { data: [...groups.values()], hidden }
}
