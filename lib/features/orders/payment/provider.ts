import type { SavedCard } from "../table"

/** A means of payment. It must not outlive the request. */
export type Instrument =
  | { kind: "card"; number: string; expiry: string; cvc: string; holder: string }
  | { kind: "savedCard"; cvc: string; card: SavedCard }
  | { kind: "bank"; bank: string }
  | { kind: "giftCard"; code: string }

export interface Token {
  token: string
  /** How the user recognises it: "Visa •••• 4242". */
  label: string
}

/** An authorised amount that is neither captured nor released yet. */
export interface Hold {
  reference: string
  label: string
  /** For cards: what to save if the user wants that. */
  card?: SavedCard
}

/** Why a payment was declined. The values are keys of messages/<locale>/errors.json. */
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
    /** The invalid field of the instrument. */
    readonly field?: string,
  ) {
    super(reason)
  }
}

/**
 * Moves money. The amount is held before the order is written and captured afterwards, so a declined payment leaves no
 * order and a failed order no payment: a hold that is never captured expires.
 */
export interface PaymentProvider {
  name: string
  /** Whether payments are simulated. */
  isTest: boolean
  /** Banks for payment by net banking. */
  banks: string[]
  /** Exchanges an instrument for a token. With most providers the browser does this directly. @throws PaymentRefused */
  tokenize(instrument: Instrument): Promise<Token>
  /** Holds an amount. @param key makes the request idempotent. @throws PaymentRefused */
  hold(request: { token: string; amountMinor: number; currency: string; key: string }): Promise<Hold>
  take(reference: string): Promise<void>
  release(reference: string): Promise<void>
  /** Refunds a captured amount. @param key makes the request idempotent: a repeat with the same key moves no more money. */
  giveBack(reference: string, amountMinor: number, key: string): Promise<void>
}
