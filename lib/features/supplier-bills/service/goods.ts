import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid } from "@/lib/core/http/errors"
import { findPlace } from "@/lib/features/businesses/service/shops"
import { deliveryOf, withdrawDelivery } from "@/lib/features/stock/service/bill-goods"
import { proposeDelivery } from "@/lib/features/stock/service/delivery-proposals"
import { rememberProducts } from "@/lib/features/suppliers/service"
import { partyOf } from "@/lib/features/suppliers/values"
import type { SupplierBill } from "../schema"
import type { BillDeliveryForm } from "../schema/forms"
import * as store from "../store/bills"
import * as goods from "../store/goods"
import { type Act, lockBill, refused } from "./locked"
import { get } from "./read"
import { keyOf, type Line, wholeOf } from "./suggest"

// Goods on a bill. A delivery posts the net amounts of their lines and moves the pieces, the bill posts the VAT and what is owed.

const isLive = (state: string | undefined) => state === "proposed" || state === "booked"

/**
 * Proposes a delivery of the goods on a bill.
 * @throws HttpError 409 if the bill has changed or is approved without goods, or has a delivery; 422 for a line or product there isn't
 */
export async function propose(scope: Scope, act: Act, form: BillDeliveryForm): Promise<SupplierBill> {
  const bill = await lockBill(scope, act.id, form.version, ["arrived", "approved", "paid"])
  if (bill.kind === "credit-note") throw refused("billIsCredit")
  if (isLive((await deliveryOf(scope, bill.id))?.state)) throw refused("billHasDelivery")
  const place = await findPlace(scope, form.shop)
  if (place?.business !== bill.businessId) throw invalid({ shop: "shopElsewhere" })
  const lines = await store.linesOf(scope, bill.id)
  const chosen = form.lines.flatMap(({ position, product, pieces }, i) => {
    if (product === null || pieces === null) return []
    const line = lines.find((one) => one.position === position)
    if (!line || line.net < 0) throw invalid({ [`lines.${i}.position`]: "billLine" })
    return [{ position, product, pieces, line }]
  })
  if (chosen.length === 0) throw invalid({ "lines.0.product": "required" })
  if (bill.state !== "arrived") {
    // Its goods are settled: what the entry left to the delivery, no more and no less.
    const isSame = lines.every((line) => (line.productId !== null) === chosen.some((one) => one.line === line))
    if (!isSame) throw refused("billGoodsFixed")
  }
  const { supplier } = (await store.find(scope, bill.id)) as store.BillRow
  await proposeDelivery(scope, {
    ...{ shop: form.shop, supplier: supplier.name.slice(0, 120), number: bill.number.slice(0, 80), note: "" },
    ...{ includesVat: false, userName: act.principal.fullName },
    bill: { id: bill.id, party: partyOf(bill.supplierId) },
    lines: chosen.map(({ product, pieces, line }) => ({
      ...{ product, quantity: pieces, cost: line.net, vatRate: 0, expiresOn: null },
    })),
  })
  await goods.setGoods(scope, bill.id, chosen)
  await store.update(scope, bill.id, {})
  await rememberProducts(scope, bill.supplierId, rememberedOf(chosen))
  return get(scope, bill.id)
}

/** By code, each once; with how many pieces are in a unit where that is a whole number. */
function rememberedOf(chosen: { product: number; pieces: number; line: Line }[]) {
  const byCode = new Map(
    chosen.map(({ product, pieces, line }) => {
      const each = pieces / (wholeOf(line.quantity) ?? pieces)
      return [keyOf(line), { code: keyOf(line), product, pieces: Number.isInteger(each) ? Math.min(each, 100_000) : 1 }]
    }),
  )
  return [...byCode.values()]
}

/** Takes the proposed delivery of a bill back, and its goods are costs again. @throws HttpError 409 */
export async function withdraw(scope: Scope, act: Act, version: number): Promise<SupplierBill> {
  const bill = await lockBill(scope, act.id, version, ["arrived"])
  await release(scope, act.principal, bill.id)
  await store.update(scope, bill.id, {})
  return get(scope, bill.id)
}

/** Dismisses the proposal of a bill, if there is one. @throws HttpError 409 if the delivery is booked */
export async function release(scope: Scope, principal: Principal, billId: number): Promise<void> {
  const delivery = await deliveryOf(scope, billId)
  if (delivery?.state === "booked") throw new HttpError(409, "conflict", { message: "billDeliveryBooked" })
  if (delivery?.state === "proposed") await withdrawDelivery(scope, principal, delivery.id)
  await goods.setGoods(scope, billId, [])
}
