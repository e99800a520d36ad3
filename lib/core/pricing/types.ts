// Offers and baskets for the pricing, which knows neither the database nor the clock. Amounts are in minor units
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
  /** Each piece costs this, unless it is cheaper without the offer. */
  | { kind: "fixed-price"; price: Amount }
  /** "3 for €5". */
  | { kind: "n-for"; pieces: number; price: Amount }
  /** "Buy 2, get 1": `rate` off the `get` pieces, which are the cheapest, from `gets` or the same goods. */
  | { kind: "buy-get"; buy: number; get: number; rate: number; gets?: Target }
  /** Different goods together for one price. */
  | { kind: "bundle"; parts: { target: Target; pieces: number }[]; price: Amount }
  /** A reduction once the total of the goods reaches a minimum. */
  | { kind: "threshold"; minimum: Amount; off: Off<Amount> }
  | { kind: "free-delivery"; minimum: Amount }

/** The places and times of an offer. Omitted fields don't restrict it. */
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
  /** Whether it applies to a piece together with other offers that stack. */
  stacks: boolean
  /** The most times that it applies to one basket: pieces, or groups of them. */
  most?: number
}

export interface BasketLine {
  id: string
  product: number
  /** The product's category, and the parent category if it has one. */
  categories: readonly number[]
  pieces: number
  /** Of one piece. */
  price: bigint
  vatRate: number
  /** A reduction that the line already has before any offer. */
  off?: bigint
}

/** The place and time at which a basket is paid, in the shop's time zone. */
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

/** The reduction of a line by an offer, and the number of its pieces that are reduced. */
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
