import type { Line, Recipe } from "@/lib/features/ledger/service/entry"
import { at, credit, debit, recipe } from "@/lib/features/ledger/service/recipes/lines"
import { type PartyKind, partyOf } from "../values"

// Payments on account in the books. Pure functions. A customer's money is a deposit that the business holds; a supplier's is owed
// less to the supplier.

interface OnAccount {
  partyKind: PartyKind
  partyId: number
  amount: bigint
  /** The account of the bank account, till or card company. */
  money: Pick<Line, "account">
  shopId?: number | null
}

const control = ({ partyKind, partyId, shopId }: OnAccount) => ({
  ...at(partyKind === "customer" ? "customer_deposits" : "supplier_control", shopId),
  party: partyOf(partyKind, partyId),
})
const signOf = ({ partyKind }: OnAccount) => (partyKind === "customer" ? 1n : -1n)

/** A customer pays in advance, or the business pays a supplier in advance. */
export const paidOnAccount = (payment: OnAccount): Recipe =>
  recipe("payment-on-account", [
    debit(payment.money, payment.amount * signOf(payment)),
    credit(control(payment), payment.amount * signOf(payment)),
  ])

/** The money goes back to where it came from. */
export const refunded = (payment: OnAccount): Recipe =>
  recipe("payment-refund", [
    credit(payment.money, payment.amount * signOf(payment)),
    debit(control(payment), payment.amount * signOf(payment)),
  ])
