import type { KeptCard } from "../table"

/** What one pays with. It lives as long as the request that brings it. */
export type Instrument =
  | { kind: "card"; number: string; expiry: string; cvc: string; holder: string }
  | { kind: "savedCard"; cvc: string; card: KeptCard }
  | { kind: "bank"; bank: string }
  | { kind: "giftCard"; code: string }

export interface Token {
  token: string
  /** What a person recognises it by: "Visa •••• 4242". */
  label: string
}

/** Money that is held for an order and neither taken nor free yet. */
export interface Hold {
  reference: string
  label: string
  /** Where it was a card: what to keep, if its owner wants that. */
  card?: KeptCard
}

/** Why a payment did not come about; keys of messages/<locale>/errors.json. */
export type Refusal =
  | "paymentDeclined"
  | "paymentInsufficient"
  | "paymentExpired"
  | "paymentToken"
  | "paymentCode"
  | "testNumbers"
  | "cardExpired"

export class PaymentRefused extends Error {
  constructor(
    readonly reason: Refusal,
    /** The field of the instrument it is about. */
    readonly field?: string,
  ) {
    super(reason)
  }
}

/**
 * Where money is moved. Money is held before an order is written and taken after it, so that neither a refused payment
 * leaves an order nor a failed order a payment: a hold that nobody takes ends by itself.
 */
export interface PaymentProvider {
  name: string
  /** True where no money moves. */
  isTest: boolean
  /** The banks one may pay through. */
  banks: string[]
  /** Makes a token of an instrument; with most providers the browser asks them for it without us. @throws PaymentRefused */
  tokenize(instrument: Instrument): Promise<Token>
  /** @param key names the try, so that one sent twice holds once. @throws PaymentRefused */
  hold(request: { token: string; amountMinor: number; currency: string; key: string }): Promise<Hold>
  take(reference: string): Promise<void>
  release(reference: string): Promise<void>
  giveBack(reference: string, amountMinor: number): Promise<void>
}
