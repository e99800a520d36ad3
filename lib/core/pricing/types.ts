// What offers and baskets look like to the pricing, which knows neither the database nor the clock. Amounts are in minor units
// and include VAT, rates are in basis points.

/** The goods of an offer: products, or everything in some categories or subcategories. Without any, all goods. */
export interface Target {
  products: number[]
  categories: number[]
}

/** A reduction of a sum: by a rate of it, or by an amount. */
type Off<Amount> = { rate: number } | { amount: Amount }

/** @typeParam Amount stored offers have numbers, the pricing has bigints */
export type Reward<Amount = bigint> =
  /** A rate of each piece. */
  | { kind: "percent"; rate: number }
  /** An amount of each piece. */
  | { kind: "amount"; off: Amount }
  /** Each piece costs this, if it costs more without. */
  | { kind: "fixed-price"; price: Amount }
  /** "3 for €5". */
  | { kind: "n-for"; pieces: number; price: Amount }
  /** "Buy 2, get 1": `rate` off the pieces that one gets, which are the cheapest, from `gets` or the same goods. */
  | { kind: "buy-get"; buy: number; get: number; rate: number; gets?: Target }
  /** Different goods together for one price. */
  | { kind: "bundle"; parts: { target: Target; pieces: number }[]; price: Amount }
  /** From a minimum total of the goods on. */
  | { kind: "threshold"; minimum: Amount; off: Off<Amount> }
  | { kind: "free-delivery"; minimum: Amount }

/** Where and when an offer holds. What is left out doesn't matter. */
export interface Conditions {
  shops?: readonly number[]
  channels?: readonly string[]
  /** First and last day, as ISO dates of the shop. */
  from?: string
  until?: string
  /** ISO weekdays: 1 is Monday. */
  weekdays?: readonly number[]
  /** Minutes since midnight: from the first, before the second. A span over midnight belongs to the day on which it begins. */
  hours?: { from: number; to: number }
  /** Only for baskets that name it. */
  code?: string
}

export interface Offer {
  id: number
  reward: Reward
  target: Target
  conditions: Conditions
  /** The highest is tried first; of equal ones, the one that takes off most. */
  priority: number
  /** Whether a piece may have it together with other offers that stack. */
  stacks: boolean
  /** How often one basket has it: pieces, or groups of them. */
  most?: number
}

export interface BasketLine {
  id: string
  product: number
  /** The categories that the product is in: its subcategory and what that belongs to. */
  categories: readonly number[]
  pieces: number
  /** Of one piece. */
  price: bigint
  vatRate: number
  /** A reduction that the line has already, before any offer. */
  off?: bigint
}

/** Where and when a basket is paid, in the time of the shop. */
export interface Moment {
  shop: number
  channel: string
  /** ISO date. */
  date: string
  /** Since midnight. */
  minutes: number
}

export interface Basket extends Moment {
  lines: readonly BasketLine[]
  codes: readonly string[]
}

/** What an offer took off a line, and for how many of its pieces. */
export interface Reduction {
  offer: number
  pieces: number
  amount: bigint
}

export interface PricedLine {
  id: string
  /** Before all offers. */
  full: bigint
  amount: bigint
  reductions: Reduction[]
}

export interface VatOfRate {
  rate: number
  net: bigint
  vat: bigint
  gross: bigint
}

export interface PricedBasket {
  lines: PricedLine[]
  full: bigint
  discount: bigint
  total: bigint
  /** By rate, from the lowest. Gross amounts add up to the total. */
  vat: VatOfRate[]
  /** How often each offer was applied: pieces, groups, or once. */
  uses: { offer: number; times: number }[]
  freeDelivery: boolean
  /** The offers that make delivery free. */
  freeDeliveryBy: number[]
}
