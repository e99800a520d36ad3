import type { Recipe } from "../entry"
import { account, at, credit, debit, positive, type RateAmount, recipe, salesLines } from "./lines"

// Tills, safes, bags and the bank. `till` is the account of a till. Amounts are minor units, and not negative unless stated.

export interface Takings {
  shopId: number
  till: number
  /** The takings by means of payment, from the Z reading. Their sum matches `rates` and `rounding`. */
  cash: bigint
  cards: bigint
  vouchers: bigint
  ious: { party: string; amount: bigint }[]
  /** Coins that were rounded away (positive: the customers paid more than the prices). */
  rounding?: bigint
  rates: RateAmount[]
}

/** Takings of a day, from the Z reading. */
export const takings = ({ shopId, till, cash, cards, vouchers, ious, rounding = 0n, rates }: Takings): Recipe =>
  recipe("takings", [
    debit(account(till), cash),
    debit(at("card_clearing", shopId), cards),
    debit(at("vouchers", shopId), vouchers),
    ...ious.map(({ party, amount }) => debit({ ...at("iou_control", shopId), party }, amount)),
    ...salesLines(rates, shopId),
    credit(at("cash_rounding", shopId), rounding),
  ])

/** Posts the variance of a counted till, which is negative if money is missing. Sales and VAT stay as they are. */
export const cashUp = ({ shopId, till, variance }: { shopId: number; till: number; variance: bigint }): Recipe =>
  recipe("cash-up", [debit(account(till), variance), credit(at("over_short", shopId), variance)])

/** Posts the overnight difference: the float that was found, less the one that was left. */
export const nightDifference = ({
  shopId,
  till,
  difference,
}: {
  shopId: number
  till: number
  difference: bigint
}): Recipe =>
  recipe("night-difference", [debit(account(till), difference), credit(at("over_short", shopId), difference)])

interface PaidOut {
  shopId: number
  till: number
  /** The expense's own account, if it isn't the usual one. */
  expense?: number
  net: bigint
  vat: bigint
  vatCode?: string
}

/** Cash paid out of a till for an expense. */
export const paidOut = ({ shopId, till, expense, net, vat, vatCode }: PaidOut): Recipe =>
  recipe("paid-out", [
    debit({ ...(expense === undefined ? at("expense", shopId) : account(expense)), vatCode }, positive(net)),
    debit({ ...at("vat_input", shopId), vatCode, net }, positive(vat)),
    credit(account(till), net + vat),
  ])

/** Cash paid into a till, by the owner or from the safe as a float. */
export const paidIn = (event: { shopId: number; till: number; amount: bigint; from: "capital" | "safe" }): Recipe =>
  recipe("paid-in", [
    debit(account(event.till), positive(event.amount)),
    credit(at(event.from, event.shopId), event.amount),
  ])

interface Amount {
  shopId: number
  amount: bigint
}

/** An envelope leaves the till. */
export const dropped = ({ shopId, till, amount }: Amount & { till: number }): Recipe =>
  recipe("drop", [debit(at("drop_pending", shopId), positive(amount)), credit(account(till), amount)])

/** Somebody else counts the envelope and puts it into the safe. `counted` may differ from the dropped amount. */
export const dropVerified = ({ shopId, amount, counted }: Amount & { counted: bigint }): Recipe =>
  recipe("drop-verified", [
    debit(at("safe", shopId), positive(counted)),
    debit(at("over_short", shopId), amount - counted),
    credit(at("drop_pending", shopId), positive(amount)),
  ])

/** Posts the variance of a counted safe, which is negative if money is missing. */
export const safeCount = ({ shopId, variance }: { shopId: number; variance: bigint }): Recipe =>
  recipe("safe-count", [debit(at("safe", shopId), variance), credit(at("over_short", shopId), variance)])

/** A bag for the bank leaves the safe. */
export const bagSealed = ({ shopId, amount }: Amount): Recipe =>
  recipe("bag-sealed", [debit(at("cash_in_transit", shopId), positive(amount)), credit(at("safe", shopId), amount)])

interface Banked extends Amount {
  /** The bank account, if the business has several. */
  bank?: number
}

const bankOf = ({ bank, shopId }: { bank?: number; shopId?: number | null }) =>
  bank === undefined ? at("bank", shopId) : account(bank)

/** The bank credits a bag. If it credits less, the rest stays in transit as a discrepancy until somebody resolves it. */
export const bagCredited = ({ amount, ...event }: Banked): Recipe =>
  recipe("bag-credited", [debit(bankOf(event), positive(amount)), credit(at("cash_in_transit", event.shopId), amount)])

/** Writes off money that was missing from a bag. */
export const bagShortfall = ({ shopId, amount }: Amount): Recipe =>
  recipe("bag-shortfall", [
    debit(at("over_short", shopId), positive(amount)),
    credit(at("cash_in_transit", shopId), amount),
  ])

/** Posts a surplus that the bank credited and lets the business keep, or that somebody put into a bag uncounted. */
export const bagSurplus = ({ amount, ...event }: Banked): Recipe =>
  recipe("bag-surplus", [debit(bankOf(event), positive(amount)), credit(at("over_short", event.shopId), amount)])

/** Change that the bank delivers to a safe. */
export const changeDelivered = ({ amount, ...event }: Banked): Recipe =>
  recipe("change-delivered", [debit(at("safe", event.shopId), positive(amount)), credit(bankOf(event), amount)])

/** Cash deposited at a counter, from a till or by the owner. The fee is taken from the amount. */
export const cashDeposit = ({ amount, fee, till, ...event }: Banked & { fee: bigint; till?: number }): Recipe =>
  recipe("cash-deposit", [
    debit(bankOf(event), positive(amount - fee)),
    debit(at("bank_charges", event.shopId), positive(fee)),
    credit(till === undefined ? at("capital", event.shopId) : account(till), amount),
  ])

/** The card company pays out, less its fee. */
export const cardSettlement = ({
  amount,
  fee,
  ...event
}: Omit<Banked, "shopId"> & { shopId?: number; fee: bigint }): Recipe =>
  recipe("card-settlement", [
    debit(bankOf(event), positive(amount - fee)),
    debit(at("bank_charges", event.shopId), positive(fee)),
    credit(at("card_clearing", event.shopId), amount),
  ])

/** An agency sale, such as lottery or a top-up: the money belongs to somebody else and isn't revenue. */
export const agencySale = ({ shopId, till, amount }: Amount & { till: number }): Recipe =>
  recipe("agency-sale", [debit(account(till), positive(amount)), credit(at("agency_payable", shopId), amount)])

/** An agency's money that is paid from a till, such as a lottery prize: neither an expense nor less revenue. */
export const agencyPaid = ({ shopId, till, amount }: Amount & { till: number }): Recipe =>
  recipe("paid-out", [debit(at("agency_payable", shopId), positive(amount)), credit(account(till), amount)])
