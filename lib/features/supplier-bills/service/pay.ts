import { requireOn } from "@/lib/core/auth/grants"
import { requireWithin } from "@/lib/core/auth/limits"
import type { Principal } from "@/lib/core/auth/principal"
import { now } from "@/lib/core/clock"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, invalid } from "@/lib/core/http/errors"
import { findPlace } from "@/lib/features/businesses/service/parts"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { isBookkeeper } from "@/lib/features/ledger/service/access"
import { tillAccount } from "@/lib/features/ledger/service/accounts"
import { accountAtBank } from "@/lib/features/ledger/service/bank-accounts"
import type { NewEntry } from "@/lib/features/ledger/service/entry"
import { post } from "@/lib/features/ledger/service/post"
import { reverse } from "@/lib/features/ledger/service/reverse"
import { payFromSafe, returnToSafe } from "@/lib/features/safes/service/pay-bill"
import { partyOf } from "@/lib/features/suppliers/values"
import type { PayForm } from "../schema/forms"
import type { Bill } from "../store/bills"
import type { MoneySource } from "../values"
import { dueOf } from "./due"
import { type Act, refused } from "./locked"
import { billPaid } from "./recipes"

type Form = Omit<PayForm, "version">
interface Payment {
  bill: Bill
  /** The fields that all entries of the bill share. */
  entry: Omit<NewEntry, "kind" | "lines" | "businessDate" | "shopId">
}
interface Paid {
  paidOn: string
  paidFrom: MoneySource
  paidPlace: number | null
  paymentEntryId: string | null
}

const recipeOf = (bill: Bill, from: Parameters<typeof billPaid>[0]["from"]) =>
  billPaid({
    ...{ party: partyOf(bill.supplierId), isCredit: bill.kind === "credit-note", from },
    amount: BigInt(dueOf(bill)),
  })

async function fromBank(scope: Scope, { bill, entry }: Payment, { paidOn, bankAccount }: Form): Promise<Paid> {
  if (paidOn === undefined) throw invalid({ paidOn: "required" })
  const bank = await accountAtBank(scope, bill.businessId, bankAccount)
  const from = bank === undefined ? undefined : { accountId: bank }
  const posted =
    dueOf(bill) > 0 ? await post(scope, { ...recipeOf(bill, from), ...entry, businessDate: paidOn }) : undefined
  return { paidOn, paidFrom: "bank", paidPlace: bankAccount, paymentEntryId: posted?.id ?? null }
}

/** The safe or till to pay from. @throws HttpError 403 or 404 if the caller may not use it; 422 if it is another business's */
async function placeOf(
  scope: Scope,
  principal: Principal,
  source: "safe" | "till",
  { bill, form }: { bill: Bill; form: Form },
) {
  const id = form[source]
  if (id === null) throw invalid({ [source]: "required" })
  const place = await findPlace(scope, source, id)
  if (place?.business !== bill.businessId || place.shop === undefined) throw invalid({ [source]: "placeElsewhere" })
  requireOn(principal, ["update", source === "safe" ? "SafeCash" : "TillSession"], place)
  return { id, place: { business: place.business, shop: place.shop } }
}

async function fromSafe(scope: Scope, principal: Principal, payment: Payment, form: Form): Promise<Paid> {
  const { id } = await placeOf(scope, principal, "safe", { bill: payment.bill, form })
  const { bill, entry } = payment
  const posted = await payFromSafe(scope, principal, id, {
    ...{ amount: dueOf(bill), count: form.count, note: (entry.memo ?? "").slice(0, 200) },
    entry: {
      ...recipeOf(bill, { role: "safe", shopId: (await findPlace(scope, "safe", id))?.shop ?? null }),
      ...entry,
    },
  })
  return { paidOn: posted.paidOn, paidFrom: "safe", paidPlace: id, paymentEntryId: posted.id }
}

async function fromTill(scope: Scope, principal: Principal, payment: Payment, form: Form): Promise<Paid> {
  const { bill, entry } = payment
  const { id, place } = await placeOf(scope, principal, "till", { bill, form })
  const wanted = { limit: "paidOut", amount: dueOf(bill), currency: entry.currency, message: "paidOutLimit" }
  requireWithin(principal, ["update", "TillSession"], place, { ...wanted, field: "till" })
  const { today } = await tradingPlace(scope, place.shop)
  const from = { accountId: await tillAccount(scope, id) }
  const posted = await post(scope, {
    ...recipeOf(bill, from),
    ...entry,
    shopId: place.shop,
    businessDate: today,
  }).catch((error) => {
    if (!(error instanceof HttpError) || error.code !== "insufficient_funds") throw error
    // Callers who count blind must not learn the till's balance.
    throw new HttpError(409, "insufficient_funds", { message: "tillShort", fields: { till: "tillShort" } })
  })
  return { paidOn: today, paidFrom: "till", paidPlace: id, paymentEntryId: posted.id }
}

/** Posts the payment of a bill. @throws HttpError 403, 409 or 422, or as for `post` */
export function payOut(scope: Scope, principal: Principal, payment: Payment, form: Form): Promise<Paid> {
  if (form.from === "bank") return fromBank(scope, payment, form)
  if (payment.bill.kind === "credit-note") throw invalid({ from: "refundToBank" })
  if (dueOf(payment.bill) <= 0) throw refused("billNothingDue")
  return form.from === "safe" ? fromSafe(scope, principal, payment, form) : fromTill(scope, principal, payment, form)
}

/** Reverses the payment of a bill, or its approval if it isn't paid. @returns the id of the reversal, if there was an entry */
export async function takeBack(scope: Scope, { principal, key }: Act, bill: Bill, reason: string) {
  const entry = bill.state === "paid" ? bill.paymentEntryId : bill.entryId
  if (!entry) return undefined
  const { paidFrom, paidPlace: place } = bill
  if (bill.state === "paid" && paidFrom === "safe" && place !== null)
    return (await returnToSafe(scope, principal, place, { entry, reason, key })).id
  const businessDate = now().toISOString().slice(0, 10)
  const of = { reason, businessDate, key, isBookkeeper: isBookkeeper(principal, bill.businessId) }
  return (await reverse(scope, entry, of)).id
}
