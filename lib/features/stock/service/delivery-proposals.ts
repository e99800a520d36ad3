import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, invalid, notFound } from "@/lib/core/http/errors"
import { exactNumber } from "@/lib/core/money"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import type { DeliveryForm } from "../schema"
import * as store from "../store/documents"
import { lockProducts } from "../store/moves"
import { partsOf } from "./amounts"
import { by, lockIn } from "./documents"

// Proposed deliveries, which somebody has to check and book. Nothing is posted before that.

/**
 * Closes the proposal that a form books.
 * @returns the order that the delivery fulfils, and the bill that proposed it, if there is one
 * @throws HttpError 404; 409 if it isn't a proposal; 422 if the costs differ from the bill's, or freight is added to them
 */
export async function bookProposal(scope: Scope, principal: Principal, form: DeliveryForm) {
  const { shopId, billId, party, value, orderId: order } = await close(scope, principal, form.proposal as number)
  if (form.shop !== shopId) throw notFound()
  if (billId === null) return { order }
  if (form.freight !== 0) throw invalid({ freight: "freightOnBill" })
  if (form.lines.reduce((sum, { cost }) => sum + cost, 0) !== value) throw invalid({ "lines.0.cost": "costsOnBill" })
  return { order, ofBill: { billId, party } }
}

async function close(scope: Scope, principal: Principal, id: number) {
  const row = await lockIn(scope, "delivery", id, ["proposed"])
  await store.update(scope, id, { state: "cancelled", closes: by(scope, principal) })
  return row
}

/**
 * Dismisses a proposal.
 * @param isOfBill whether its bill withdraws it, since only the bill may
 * @throws HttpError 404; 409 if it isn't a proposal, or comes from a bill
 */
export async function dismiss(
  scope: Scope,
  principal: Principal,
  id: number,
  { isOfBill = false } = {},
): Promise<void> {
  const { billId } = await close(scope, principal, id)
  if (billId !== null && !isOfBill) throw conflict({ state: "deliveryOfBill" })
}

/** A delivery as another noun, such as bills, proposes it. Lines name products of the catalogue. */
export type ProposedDelivery = Pick<DeliveryForm, "shop" | "supplier" | "number" | "includesVat" | "note"> & {
  lines: Pick<DeliveryForm["lines"][number], "product" | "quantity" | "cost" | "vatRate" | "expiresOn">[]
  /** The name of the person who caused the proposal. */
  userName: string
  /** The bill that lists these goods without VAT, and the party that is owed for them. */
  bill?: { id: number; party: string }
  /** The order that the delivery fulfils. */
  order?: number
}

/** Proposes a delivery for somebody to check and book. Nothing is posted. @returns its id @throws HttpError as for `book` */
export async function proposeDelivery(scope: Scope, proposed: ProposedDelivery): Promise<{ id: number }> {
  const place = await tradingPlace(scope, proposed.shop)
  const { supplier, number, note, includesVat, userName, bill } = proposed
  const ids = [...new Set(proposed.lines.map(({ product }) => product))].sort((a, b) => a - b)
  const products = ids.length > 0 ? await lockProducts(scope, ids) : new Map<number, { id: number; name: string }>()
  const unknown = proposed.lines.findIndex(({ product }) => !products.has(product))
  if (unknown >= 0) throw invalid({ [`lines.${unknown}.product`]: "unknownProduct" })
  const lines = proposed.lines.map((line) => {
    const { net, vat } = partsOf(line.cost, line.vatRate, includesVat)
    const { id, name } = products.get(line.product) as { id: number; name: string }
    return {
      ...{ productId: id, productName: name, quantity: line.quantity, value: exactNumber(net), vat: exactNumber(vat) },
      ...{ vatRate: line.vatRate, expiresOn: line.expiresOn },
    }
  })
  const id = await store.takeId(scope)
  const sum = (of: "value" | "vat" | "quantity") => lines.reduce((total, line) => total + line[of], 0)
  await store.insert(
    scope,
    {
      ...{ id, kind: "delivery", state: "proposed", businessId: place.business, shopId: place.shop, supplier, number },
      ...{ note, value: sum("value"), vat: sum("vat"), pieces: sum("quantity"), businessDate: place.today },
      ...{ userId: scope.userId, userName, billId: bill?.id, party: bill?.party, orderId: proposed.order },
    },
    lines,
  )
  return { id }
}
