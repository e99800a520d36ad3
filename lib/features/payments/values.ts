import { partyOf as customerParty } from "@/lib/features/clients/values"
import { partyOf as supplierParty } from "@/lib/features/suppliers/values"

/** Whether money came in or went out. */
export const paymentDirections = ["in", "out"] as const
export type PaymentDirection = (typeof paymentDirections)[number]

/** Kinds of payments, with the kinds of entries in the books that they come from. */
export const entryKinds = {
  invoice: ["invoice-payment"],
  iou: ["iou-repayment"],
  bill: ["supplier-payment"],
  debit: ["direct-debit"],
  fee: ["direct-debit-fee"],
  bank: ["bank-entry"],
  account: ["payment-on-account"],
  refund: ["payment-refund"],
} as const satisfies Record<string, readonly string[]>
export type PaymentKind = keyof typeof entryKinds
export const paymentKinds = Object.keys(entryKinds) as [PaymentKind, ...PaymentKind[]]
export const registerKinds: readonly string[] = Object.values(entryKinds).flat()

/** The means of payment. `rolesOfMethod` has the account roles of each. */
export const paymentMethods = ["bank", "cash", "card"] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const rolesOfMethod = {
  bank: ["bank"],
  cash: ["till", "safe"],
  card: ["card_clearing"],
} as const satisfies Record<PaymentMethod, readonly string[]>
export const moneyRoles: readonly string[] = Object.values(rolesOfMethod).flat()

/** `unallocated`: on account, and not fully allocated yet. `reversed`: undone, or the reversal itself. */
export const paymentStates = ["valid", "unallocated", "reversed"] as const

export const paymentSorts = ["date", "amount"] as const

/** Parties of payments on account: customers pay the business, suppliers are paid by it. */
export const partyKinds = ["customer", "supplier"] as const
export type PartyKind = (typeof partyKinds)[number]

/** The targets of a payment on account. `refund`: the money goes back to where it came from. */
export const allocationKinds = ["invoice", "iou", "bill", "refund"] as const
export type AllocationKind = (typeof allocationKinds)[number]
export const accountSorts = ["date", "rest"] as const
/** `open`: with an unallocated amount. */
export const accountStates = ["open", "allocated", "reversed"] as const

/** The maximum number of items that one request allocates a payment to. */
export const maxParts = 50

export const partyOf = (kind: PartyKind, id: number) => (kind === "customer" ? customerParty(id) : supplierParty(id))
