import type { Scope } from "@/lib/core/db/types"
import { conflict, notFound } from "@/lib/core/http/errors"
import { decimalAmount } from "@/lib/core/money"
import { remainingClient } from "@/lib/features/clients/service"
import { partyOf } from "@/lib/features/clients/values"
import type { Posted } from "@/lib/features/ledger/service/entry"
import { holdBooks } from "@/lib/features/ledger/service/holdings"
import { post } from "@/lib/features/ledger/service/post"
import { iouRepaid, type Money } from "@/lib/features/ledger/service/recipes/owed"
import { balanceOf } from "../store/owed"

export interface Repayment {
  customer: number
  business: number
  /** The shop whose customer paid; left out for money at the bank. */
  shop?: number | null
  currency: string
  /** Minor units, more than zero. */
  amount: bigint
  /** The account of a till or a bank account, the bank by its role, or what a customer paid in advance. */
  money: Money
  businessDate: string
  memo?: string
  /** The command's permanent idempotency key. */
  key: string
  isBookkeeper?: boolean
  /** The document behind it, such as a line of a bank statement; the customer if left out. */
  source?: { type: string; id: string }
}

/**
 * Posts what a customer repaid of their IOUs. Nothing is allocated: payments pay the oldest charges first, whenever somebody looks.
 * The caller has authorised it.
 * @throws HttpError 404; 409 if the customer owes less; or as for `post`
 */
export async function repay(scope: Scope, repayment: Repayment): Promise<Posted> {
  const { customer: given, business, shop, currency, amount, money, source, ...more } = repayment
  await holdBooks(scope, business)
  const customer = await remainingClient(scope, given)
  if (customer === undefined) throw notFound()
  const owed = await balanceOf(scope, customer, business)
  if (amount > owed) throw conflict({ amount: ["owesLess", { owed: `${decimalAmount(owed, currency)} ${currency}` }] })
  return post(scope, {
    ...iouRepaid({ shopId: shop, party: partyOf(customer), amount, money }),
    ...{ businessId: business, shopId: shop, currency, ...more },
    source: source ?? { type: "customer", id: String(customer) },
  })
}
