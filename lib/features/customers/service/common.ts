import type { Scope } from "@/lib/core/db/types"
import { conflict, notFound } from "@/lib/core/http/errors"
import { decimalAmount, netOf } from "@/lib/core/money"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import type { ChargeForm } from "../schema/acts"
import * as store from "../store/customers"

// Steps that the commands on a customer's account share.

export type Place = Awaited<ReturnType<typeof tradingPlace>>
export const textOf = (amount: bigint, currency: string) => `${decimalAmount(amount, currency)} ${currency}`

/** @throws HttpError 409 for customers to whom nothing can be charged in a shop */
export function requireChargeable({ isBlocked, shopIds }: store.CustomerRow, shop: number): void {
  if (isBlocked) throw conflict({ customer: "customerBlocked" })
  if (shopIds.length > 0 && !shopIds.includes(shop)) throw conflict({ customer: "customerElsewhere" })
}

/**
 * Locks a customer and the books of a shop's business, so that a checked balance holds until the transaction ends.
 * @throws HttpError 404; 409 if the customer was merged into another one
 */
export async function hold(scope: Scope, shop: number, customer: number) {
  const place = await tradingPlace(scope, shop)
  await holdBooks(scope, place.business)
  const row = await store.lock(scope, customer)
  if (!row) throw notFound()
  if (row.mergedInto !== null) throw conflict({ customer: "customerMerged" })
  return { place, row }
}

/** A sale as net amounts and VAT by rate, for the books, and its total with VAT. */
export function saleOf(given: ChargeForm["rates"]) {
  const rates = given.map(({ rate, gross }) => {
    const net = netOf(BigInt(gross), rate)
    return { vatCode: String(rate), net, vat: BigInt(gross) - net }
  })
  return { rates, amount: given.reduce((sum, { gross }) => sum + BigInt(gross), 0n) }
}
