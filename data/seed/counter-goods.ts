import { abilityOf } from "@/lib/core/auth/casl"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { act, add } from "@/lib/features/catalogue/service/products"
import type { Person } from "./context"
import { goods } from "./trading/goods"

/** Adds what the sample's shops sell at the counter to the catalogue. The web shop doesn't sell it. */
export async function seedCounterGoods(scope: Scope, owner: Person): Promise<void> {
  const rules = [{ action: "manage" as const, subject: "all" as const }]
  const rights = { grants: rules.map((rule) => ({ ...rule, on: "all" })), rules, ability: abilityOf(rules) }
  // Commands read no more of a principal.
  const principal = { ...owner, userId: owner.id, workspaceId: scope.workspaceId, ...rights } as unknown as Principal
  for (const { sku, name, supplier, code, gtin, carton, price, reorderPoint } of goods) {
    const gtins = [{ gtin, quantity: 1 }, ...(carton ? [{ gtin: carton.gtin, quantity: carton.pieces }] : [])]
    const form = { name, sku, gtins, price, reorderPoint, supplierName: supplier, supplierCode: code }
    const { id } = await add(scope, principal, form)
    await act(scope, principal, id, "activate")
  }
}
