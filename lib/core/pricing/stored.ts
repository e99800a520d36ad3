import type { Reward } from "./types"

// Results of the pricing as they are stored and sent: with JSON numbers.

/** VAT of one rate, in minor units. */
export interface VatOfRate {
  /** In basis points. */
  rate: number
  net: number
  vat: number
  gross: number
}

/** The reduction of a line by an offer, with the offer's name and rules at that time. */
export interface LineReduction {
  offer: number
  name: string
  /** Empty for offers without one. */
  code: string
  reward: Reward<number>
  pieces: number
  amount: number
}
