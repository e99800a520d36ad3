import type { AccountRole } from "../../values/roles"
import type { Recipe } from "../entry"
import { account, at, credit, debit, grossOf, positive, type RateAmount, recipe, salesLines } from "./lines"

// Customers, suppliers, orders and direct debits. Amounts are minor units and not negative.

interface Owed {
  shopId?: number | null
  /** `customer:12` or `supplier:3`. */
  party: string
}

type Sale = Owed & { rates: RateAmount[] }
/** The source or target of a payment: an account by its id, such as a till, or by its role, or a customer's deposit. */
export type Money =
  | { accountId: number }
  | { role: Extract<AccountRole, "bank" | "safe"> }
  | { role: "customer_deposits"; party: string }
type Paid = Owed & { amount: bigint; money: Money }

function moneyAt(money: Money, shopId?: number | null) {
  if ("accountId" in money) return account(money.accountId)
  return money.role === "customer_deposits" ? { ...at(money.role, shopId), party: money.party } : at(money.role, shopId)
}

const charged = (kind: string, role: "iou_control" | "trade_debtors", { shopId, party, rates }: Sale): Recipe =>
  recipe(kind, [debit({ ...at(role, shopId), party }, positive(grossOf(rates))), ...salesLines(rates, shopId)])

const received = (
  kind: string,
  role: "iou_control" | "trade_debtors",
  { shopId, party, amount, money }: Paid,
): Recipe =>
  recipe(kind, [debit(moneyAt(money, shopId), positive(amount)), credit({ ...at(role, shopId), party }, amount)])

/** A customer takes something and pays later. */
export const iouCharged = (sale: Sale): Recipe => charged("iou-charge", "iou_control", sale)

/** A customer brought something back, or was charged too much: a part of a sale is credited by rate. */
export const iouAdjusted = ({ shopId, party, rates }: Sale): Recipe =>
  recipe("iou-adjustment", [
    ...salesLines(rates, shopId, -1n),
    credit({ ...at("iou_control", shopId), party }, positive(grossOf(rates))),
  ])

export const iouRepaid = (paid: Paid): Recipe => received("iou-repayment", "iou_control", paid)

/** Writes off a customer's debt. */
export const iouWrittenOff = ({ shopId, party, amount }: Owed & { amount: bigint }): Recipe =>
  recipe("iou-write-off", [
    debit(at("bad_debt", shopId), positive(amount)),
    credit({ ...at("iou_control", shopId), party }, amount),
  ])

export const invoiceIssued = (sale: Sale): Recipe => charged("invoice", "trade_debtors", sale)

/** A credit note: sales and VAT are reversed by rate. */
export const invoiceCredited = ({ shopId, party, rates }: Sale): Recipe =>
  recipe("credit-note", [
    ...salesLines(rates, shopId, -1n),
    credit({ ...at("trade_debtors", shopId), party }, positive(grossOf(rates))),
  ])

interface Shipped {
  shopId: number
  /** Paid by card, or from the deposit of this customer. */
  paid: "card" | { party: string }
  rates: RateAmount[]
  goods: { productId?: number; cost: bigint }[]
}

/** A web order leaves the shop: the sale, and its goods at cost. */
export const orderShipped = ({ shopId, paid, rates, goods }: Shipped): Recipe => {
  const payment =
    paid === "card" ? at("card_clearing", shopId) : { ...at("customer_deposits", shopId), party: paid.party }
  const cost = goods.reduce((sum, one) => sum + positive(one.cost), 0n)
  return recipe("order-shipped", [
    debit(payment, positive(grossOf(rates))),
    debit(at("cogs", shopId), cost),
    ...salesLines(rates, shopId),
    ...goods.map(({ productId, cost: amount }) => credit({ ...at("stock", shopId), productId }, amount)),
  ])
}

interface Collected {
  shopId?: number | null
  /** The amount that the bank collected, with VAT. */
  amount: bigint
  bank?: number
  /** The supplier whose bills the debit pays; without one, it is an expense. */
  party?: string
  /** The account of the expense, if it isn't the one of the chart, and its input VAT. */
  expense?: number
  vat?: { vatCode: string; net: bigint; vat: bigint }
}

/** The bank collects a direct debit, for a supplier's bills or an expense without one. */
export const debitCollected = ({ shopId, amount, bank, party, expense, vat }: Collected): Recipe => {
  const cost = expense === undefined ? at("expense", shopId) : account(expense)
  const owed = party === undefined ? { ...cost, vatCode: vat?.vatCode } : { ...at("supplier_control", shopId), party }
  return recipe("direct-debit", [
    debit(owed, positive(amount) - (vat?.vat ?? 0n)),
    ...(vat ? [debit({ ...at("vat_input", shopId), vatCode: vat.vatCode, net: vat.net }, positive(vat.vat))] : []),
    credit(bank === undefined ? at("bank", shopId) : account(bank), amount),
  ])
}

/** The bank's fee for a debit that was returned. The debit itself is reversed. */
export const debitReturned = ({ shopId, fee, bank }: { shopId?: number | null; fee: bigint; bank?: number }): Recipe =>
  recipe("direct-debit-fee", [
    debit(at("bank_charges", shopId), positive(fee)),
    credit(bank === undefined ? at("bank", shopId) : account(bank), fee),
  ])

/** The balances when the books were opened: assets and liabilities against `opening`. */
export const opening = (balances: { accountId: number; amount: bigint; party?: string }[]): Recipe =>
  recipe("opening", [
    ...balances.map(({ accountId, amount, party }) => debit({ ...account(accountId), party }, amount)),
    credit(
      at("opening"),
      balances.reduce((sum, { amount }) => sum + amount, 0n),
    ),
  ])
