import { mayOn } from "@/lib/core/auth/grants"
import { requireWithin } from "@/lib/core/auth/limits"
import type { Principal } from "@/lib/core/auth/principal"
import { requirePhoto } from "@/lib/core/cash/photo-policy"
import type { Scope } from "@/lib/core/db/types"
import { requireOwnUpload } from "@/lib/core/files/pictures"
import { HttpError, invalid, notFound } from "@/lib/core/http/errors"
import { findPlace as placeOfPart } from "@/lib/features/businesses/service/parts"
import { tradingPlace } from "@/lib/features/businesses/service/trading"
import { tillAccount } from "@/lib/features/ledger/service/accounts"
import { accountAtBank } from "@/lib/features/ledger/service/bank-accounts"
import { post } from "@/lib/features/ledger/service/post"
import { cashDeposit } from "@/lib/features/ledger/service/recipes/cash"
import type { CounterDeposit, DepositForm, DepositListQuery } from "./schema"
import * as store from "./store"

function toDeposit({ deposit: row, shopName, tillName, currency }: store.DepositRow): CounterDeposit {
  return {
    ...{ id: row.id, business: row.businessId, shop: row.shopId, shopName, till: row.tillId, tillName },
    ...{ bankAccount: row.bankAccountId, amount: row.amount, fee: row.fee, currency, reference: row.reference },
    ...{ receipt: row.receipt, businessDate: row.businessDate, depositedBy: { id: row.userId, name: row.userName } },
    ...{ depositedAt: row.depositedAt.toISOString(), entry: row.entryId },
  }
}

export async function list(scope: Scope, principal: Principal, query: DepositListQuery) {
  const { rows, ...total } = await store.findPage(scope, principal, query)
  return { data: rows.map(toDeposit), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function get(scope: Scope, id: number): Promise<CounterDeposit> {
  const row = await store.find(scope, id)
  if (!row) throw notFound()
  return toDeposit(row)
}

/** The business and shop of a deposit, for grants; undefined if it doesn't exist. */
export async function findPlace(scope: Scope, id: number) {
  const row = await store.find(scope, id)
  return row && { business: row.deposit.businessId, shop: row.deposit.shopId }
}

/** Whether somebody may see a deposit with this receipt. */
export async function mayReadReceipt(scope: Scope, principal: Principal, address: string): Promise<boolean> {
  const place = await store.findReceipted(scope, address)
  return place !== undefined && mayOn(principal, ["read", "CounterDeposit"], place)
}

/** @throws HttpError 422 unless till and bank account belong to the shop and its business, and the fee is part of the amount */
async function check(scope: Scope, form: DepositForm, business: number): Promise<void> {
  if (form.fee >= form.amount) throw invalid({ fee: "feeTooHigh" })
  const till = form.till === null ? undefined : await placeOfPart(scope, "till", form.till)
  if (form.till !== null && till?.shop !== form.shop) throw invalid({ till: "tillElsewhere" })
  const isOwn = form.bankAccount === null || (await store.hasAccount(scope, business, form.bankAccount))
  if (!isOwn) throw invalid({ bankAccount: "bankAccountElsewhere" })
  await requirePhoto(scope, { shop: form.shop, amount: form.amount, photo: form.receipt }, "receipt")
  if (form.receipt) await requireOwnUpload(scope, form.receipt, "receipt")
}

/** Records a deposit and posts it. @throws HttpError 409 if the till has less; 422; or as for `post` */
export async function add(scope: Scope, principal: Principal, form: DepositForm, key: string): Promise<CounterDeposit> {
  const { shop, till, bankAccount, amount, fee, reference, receipt } = form
  const { business, currency, today } = await tradingPlace(scope, shop)
  const wanted = { limit: "banking", amount, currency, message: "bankingLimit", field: "amount" }
  requireWithin(principal, ["create", "CounterDeposit"], { business, shop }, wanted)
  await check(scope, form, business)
  const account = till === null ? undefined : await tillAccount(scope, till)
  const bank = await accountAtBank(scope, business, bankAccount)
  const id = await store.takeId(scope)
  const posted = await post(scope, {
    ...cashDeposit({ shopId: shop, till: account, bank, amount: BigInt(amount), fee: BigInt(fee) }),
    ...{ businessId: business, shopId: shop, currency, businessDate: today, memo: reference, key },
    source: { type: "counter-deposit", id: String(id) },
  }).catch((error) => {
    if (!(error instanceof HttpError) || error.code !== "insufficient_funds") throw error
    // Callers who may not see expected cash must not learn how much the till has.
    const message = mayOn(principal, ["read", "ExpectedCash"], { business, shop }) ? error.key : "tillShort"
    throw new HttpError(409, "insufficient_funds", { message, fields: { amount: message } })
  })
  await store.insert(scope, {
    ...{ id, businessId: business, shopId: shop, tillId: till, bankAccountId: bankAccount, amount, fee, receipt },
    ...{ reference, businessDate: today, userId: scope.userId, userName: principal.fullName, entryId: posted.id },
  })
  return get(scope, id)
}
