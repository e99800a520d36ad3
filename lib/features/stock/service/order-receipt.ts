import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import * as store from "../store/orders"
import { countryOf, vatRates } from "../store/web"
import { proposeDelivery } from "./delivery-proposals"
import { get, lockIn } from "./orders"

const each = (value: number, quantity: number, pieces: number) => Math.round((value * pieces) / quantity)

/**
 * Puts a delivery up of what an order still waits for, at its expected cost. Somebody checks it against the delivery note and
 * books it. A draft counts as sent: the goods are there.
 * @throws HttpError 404; 409 if it is received or cancelled, or has changed since `version`
 */
export async function receive(scope: Scope, principal: Principal, id: number, version: number) {
  const row = await lockIn(scope, id, ["draft", "sent"], version)
  if (await store.findProposal(scope, id)) return get(scope, principal, id)
  const ordered = await store.findLines(scope, id)
  const rates = await vatRates(
    scope,
    await countryOf(scope, row.businessId),
    ordered.map(({ productId }) => productId),
  )
  const lines = ordered.flatMap(({ productId, quantity, received, value }) => {
    const missing = quantity - received
    const cost = each(value, quantity, missing)
    const vatRate = rates.get(productId) ?? 0
    return missing > 0 ? [{ product: productId, quantity: missing, cost, vatRate, expiresOn: null }] : []
  })
  await store.update(scope, id, { state: "sent", isSent: row.sentAt === null })
  await proposeDelivery(scope, {
    ...{ shop: row.shopId, supplier: row.supplier, number: "", includesVat: false, note: row.note, lines },
    ...{ order: id, userName: principal.fullName },
  })
  return get(scope, principal, id)
}
