import type { Scope } from "@/lib/core/db/types"
import { conflict, invalid } from "@/lib/core/http/errors"
import { exactNumber, isExact, roundedShare } from "@/lib/core/money"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import { supplierOf } from "@/lib/features/suppliers/service"
import type { DeliveryForm } from "../schema"
import * as store from "../store/documents"
import { addReceived, lock as lockOrder } from "../store/orders"
import { piecesByProduct } from "../values/pieces"
import { receive } from "../values/valuation"
import { partsOf, vatOf } from "./amounts"
import { bookProposal } from "./delivery-proposals"
import { by, type Command, get } from "./documents"
import { advance, type Held, hold, postFor, write } from "./moves"
import { received } from "./recipes"

/** @throws HttpError 422 for a day that hasn't come, or amounts that are not exact together */
function check(form: DeliveryForm, today: string, total: bigint): string {
  const { businessDate = today } = form
  if (businessDate > today) throw invalid({ businessDate: "dateInFuture" })
  if (!isExact(total)) throw invalid({ lines: "amountTooBig" })
  return businessDate
}

const withoutVat = <L extends { vatRate: number }>(line: L): L => ({ ...line, vatRate: 0 })

/**
 * Books a delivery with its bill: goods and freight without VAT, input VAT, and what the business owes the supplier.
 * @throws HttpError 409 if the supplier's number is booked already, or as for `post`; 422 for an unknown product
 */
export async function book(scope: Scope, { principal, key }: Command, form: DeliveryForm) {
  const place = await tradingPlace(scope, form.shop)
  const { supplier, number, note, freight } = form
  await holdBooks(scope, place.business)
  const { order = null, ofBill } = form.proposal === null ? {} : await bookProposal(scope, principal, form)
  if (number && (await store.hasDelivery(scope, { business: place.business, supplier, number })))
    throw conflict({ number: "deliveryBooked" })
  if (order !== null) await lockOrder(scope, order)
  const products = await hold(
    scope,
    place,
    form.lines.map(({ product }) => product),
  )
  // A bill has posted the VAT, or will.
  const [lines, includesVat] = ofBill ? [form.lines.map(withoutVat), false] : [form.lines, form.includesVat]
  const freightVatRate = ofBill ? 0 : form.freightVatRate
  const parts = lines.map((line) => partsOf(line.cost, line.vatRate, includesVat))
  const ofFreight = partsOf(freight, freightVatRate, includesVat)
  const vat = vatOf([
    ...lines.map(({ vatRate }, i) => ({ rate: vatRate, ...(parts[i] as (typeof parts)[number]) })),
    { rate: freightVatRate, ...ofFreight },
  ])
  const net = parts.reduce((sum, part) => sum + part.net, 0n)
  const allVat = vat.reduce((sum, one) => sum + one.vat, 0n)
  const businessDate = check(form, place.today, net + allVat + ofFreight.net)
  const moved = lines.map((line, i) => {
    const held = products.get(line.product) as Held
    const cost = (parts[i] as (typeof parts)[number]).net
    return {
      held,
      cost,
      line,
      vat: parts[i]?.vat ?? 0n,
      moved: advance(held, receive(held.level, line.quantity, cost)),
    }
  })
  const party = ofBill?.party ?? (await supplierOf(scope, { name: supplier })).party
  const id = await store.takeId(scope)
  const source = { place, principal, document: id, businessDate }
  const posted = await postFor(
    scope,
    source,
    received({
      ...{ shopId: place.shop, party, freight: ofFreight.net, vat },
      goods: moved.map((one) => ({ productId: one.held.id, stock: one.moved.value, sold: one.moved.sold })),
    }),
    key,
    { memo: [supplier, number].filter(Boolean).join(" ") },
  )
  await store.insert(
    scope,
    {
      ...{
        id,
        kind: "delivery",
        state: "booked",
        businessId: place.business,
        shopId: place.shop,
        supplier,
        number,
        note,
      },
      ...{ freight: exactNumber(ofFreight.net), vat: exactNumber(allVat), value: exactNumber(net), businessDate },
      ...{ pieces: form.lines.reduce((sum, { quantity }) => sum + quantity, 0), entryId: posted?.id },
      ...{ orderId: order, billId: ofBill?.billId, party },
      ...by(scope, principal),
    },
    moved.map(({ held, cost, line, vat: ofLine, moved: { sold } }) => ({
      ...{ productId: held.id, productName: held.name, quantity: line.quantity, value: exactNumber(cost) },
      ...{ sold: exactNumber(sold), vatRate: line.vatRate, vat: exactNumber(ofLine), expiresOn: line.expiresOn },
    })),
  )
  await write(
    scope,
    source,
    moved.map(({ held, moved: one }) => ({ held, moved: one, kind: "receive" })),
    {
      entryId: posted?.id,
      costs: new Map(moved.map(({ held, cost, line }) => [held.id, roundedShare(cost, BigInt(line.quantity))])),
    },
  )
  if (order !== null) await addReceived(scope, order, piecesByProduct(form.lines))
  return get(scope, principal, "delivery", id)
}
