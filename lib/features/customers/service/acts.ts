import type { Rule } from "@/lib/core/auth/ability"
import { type Approver, requireApproved } from "@/lib/core/auth/approvals"
import { requireOn } from "@/lib/core/auth/grants"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict, HttpError, notFound } from "@/lib/core/http/errors"
import { exactNumber } from "@/lib/core/money"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { partyOf } from "@/lib/features/clients/values"
import type { Recipe } from "@/lib/features/ledger/service/entry"
import { post } from "@/lib/features/ledger/service/post"
import { getEntry } from "@/lib/features/ledger/service/read"
import { iouAdjusted, iouCharged, iouWrittenOff } from "@/lib/features/ledger/service/recipes/owed"
import { reverse as reverseEntry } from "@/lib/features/ledger/service/reverse"
import type { AdjustForm, ChargeForm, IouReceipt, RepayForm, WriteOffForm } from "../schema/acts"
import { findOfEntry } from "../store/ious"
import { balanceOf } from "../store/owed"
import { iouKinds } from "../values"
import { hold, type Place, requireChargeable, saleOf, textOf } from "./common"
import { moneyOf } from "./money"
import { repay } from "./repay"

/** The caller of a command, and its permanent idempotency key. */
export interface Caller {
  scope: Scope
  principal: Principal
  /** The header `Approval`. */
  approval?: string
  /** The user who has already approved the command. */
  approver?: Approver
  key: string
}

/**
 * Requires the right to charge an amount. Above the customer's limit, the request must set `aboveLimit`, and the caller needs
 * the right to adjust IOUs or an approval.
 */
async function requireAllowed(
  { scope, principal, approval, approver }: Caller,
  { business, shop, currency }: Place,
  { id, rest, amount, aboveLimit }: { id: number; rest: bigint; amount: bigint; aboveLimit: boolean },
): Promise<Approver | undefined> {
  const act = { place: { business, shop }, seenBy: ["read", "Iou"], record: id, amount: Number(amount) } as const
  const isAbove = amount > rest
  const text = rest > 0n ? (["iouRest", { rest: textOf(rest, currency) }] as const) : "iouNoRest"
  if (isAbove && !aboveLimit) throw new HttpError(409, "conflict", { message: text, fields: { amount: text } })
  if (approver) return approver
  if (!isAbove) return requireApproved(scope, principal, approval, { ...act, right: ["create", "Iou"], limit: "iou" })
  return requireApproved(scope, principal, approval, { ...act, right: ["update", "Iou"] })
}

const receiptOf = async (
  scope: Scope,
  { business, currency }: Pick<Place, "business" | "currency">,
  of: Pick<IouReceipt, "entry" | "customer" | "amount" | "businessDate">,
): Promise<IouReceipt> => ({
  ...{ entry: of.entry, customer: of.customer, business, currency, amount: of.amount },
  balance: exactNumber(await balanceOf(scope, of.customer, business)),
  businessDate: of.businessDate,
})

/**
 * Charges a sale to a customer.
 * @throws HttpError 409 if the customer can't be charged, or not this much; 403 above the caller's limit; or as for `post`
 */
export async function charge(caller: Caller, id: number, form: ChargeForm): Promise<IouReceipt> {
  const { scope, key } = caller
  const { shop, memo, aboveLimit } = form
  const { place, row } = await hold(scope, shop, id)
  requireChargeable(row, shop)
  const { rates, amount } = saleOf(form.rates)
  const rest = BigInt(row.iouLimit ?? 0) - (await balanceOf(scope, id, place.business))
  const approver = await requireAllowed(caller, place, { id, rest, amount, aboveLimit })
  const { business: businessId, currency, today: businessDate } = place
  const posted = await post(scope, {
    ...iouCharged({ shopId: shop, party: partyOf(id), rates }),
    ...{ businessId, shopId: shop, currency, businessDate, memo, key, approver },
    source: { type: "customer", id: String(id) },
  })
  return receiptOf(scope, place, { entry: posted.id, customer: id, amount: exactNumber(amount), businessDate })
}

/** Records a repayment in cash or at the bank. @throws HttpError 409; 422; or as for `post` */
export async function repayAt({ scope, principal, key }: Caller, id: number, form: RepayForm): Promise<IouReceipt> {
  const { shop, amount, memo } = form
  const place = await tradingPlace(scope, shop)
  const { business, currency, today: businessDate } = place
  const right = form.to === "till" ? (["create", "Iou"] as const) : (["update", "Iou"] as const)
  requireOn(principal, right, { business, shop })
  const money = await moneyOf(scope, place, form)
  const of = { customer: id, business, shop, currency, amount: BigInt(amount), businessDate, memo, key }
  const posted = await repay(scope, { ...of, money })
  return receiptOf(scope, place, { entry: posted.id, customer: id, amount, businessDate })
}

/** Posts an entry that reduces a customer's debt without a payment. @throws HttpError 403; 409 if they owe less */
async function reduce(
  { scope, principal, key }: Caller,
  id: number,
  {
    shop,
    right,
    amount,
    reason,
    recipe,
  }: { shop: number; right: Rule; amount: bigint; reason: string; recipe: Recipe },
): Promise<IouReceipt> {
  const { place } = await hold(scope, shop, id)
  const { business, currency, today: businessDate } = place
  requireOn(principal, right, { business, shop })
  const owed = await balanceOf(scope, id, business)
  if (amount > owed) throw conflict({ amount: ["owesLess", { owed: textOf(owed, currency) }] })
  const posted = await post(scope, {
    ...recipe,
    ...{ businessId: business, shopId: shop, currency, businessDate, memo: reason, key },
    source: { type: "customer", id: String(id) },
  })
  return receiptOf(scope, place, { entry: posted.id, customer: id, amount: exactNumber(amount), businessDate })
}

/** Writes off an amount that a customer won't pay. @throws HttpError 403; 409 if they owe less */
export async function writeOff(caller: Caller, id: number, form: WriteOffForm): Promise<IouReceipt> {
  const { shop, reason } = form
  const amount = BigInt(form.amount)
  const recipe = iouWrittenOff({ shopId: shop, party: partyOf(id), amount })
  return reduce(caller, id, { shop, right: ["delete", "Iou"], amount, reason, recipe })
}

/** Credits a part of a sale, with its VAT. @throws HttpError 403; 409 if they owe less */
export async function adjust(caller: Caller, id: number, form: AdjustForm): Promise<IouReceipt> {
  const { shop, reason } = form
  const { rates, amount } = saleOf(form.rates)
  const recipe = iouAdjusted({ shopId: shop, party: partyOf(id), rates })
  return reduce(caller, id, { shop, right: ["update", "Iou"], amount, reason, recipe })
}

/**
 * Reverses a charge, repayment, write-off or adjustment, with today's date.
 * @throws HttpError 404; 409 for a charge that has been paid; or as for `reverse` of the ledger
 */
export async function reverse({ scope, principal, key }: Caller, entryId: string, reason: string): Promise<IouReceipt> {
  const entry = await getEntry(scope, entryId)
  const [line] = await findOfEntry(scope, entryId)
  const isOwn = iouKinds.some((kind) => kind === entry.kind)
  if (!line || !isOwn || entry.shop === null) throw notFound()
  if (entry.kind === "iou-write-off") requireOn(principal, ["delete", "Iou"], entry)
  const { place } = await hold(scope, entry.shop, line.customer)
  const owed = await balanceOf(scope, line.customer, place.business)
  if (line.amount > owed && !line.isReversed && !line.reverses)
    throw new HttpError(409, "conflict", { message: "iouPaid" })
  const posted = await reverseEntry(scope, entryId, { reason, businessDate: place.today, key })
  const amount = exactNumber(-line.amount)
  return receiptOf(scope, place, { entry: posted.id, customer: line.customer, amount, businessDate: place.today })
}
