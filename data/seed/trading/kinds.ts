import type { Count } from "@/lib/core/cash/count"
import type { Debit } from "./debits"
import type { Reading } from "./readings"
import type { TradingShop, Worker } from "./shops"

/** An event of a till session. Amounts are in minor units. */
export type TillHappening = { till: string } & (
  | { kind: "till-opened"; count: Count }
  | { kind: "paid-in"; amount: number; memo: string }
  | { kind: "paid-out"; amount: number; rate: number; memo: string }
  | { kind: "no-sale"; memo: string }
  | { kind: "counting" }
  | { kind: "counted"; count: Count; explanation: string }
  | { kind: "takings"; number: string; reading: Reading }
  | { kind: "till-closed" }
  /** `of` is the business date of the session. */
  | { kind: "till-reviewed"; of: string }
  | { kind: "till-locked"; of: string }
)

/** An event of cash on its way from a till to the bank. */
export type SafeHappening =
  | { kind: "drop"; till: string; envelope: string; amount: number }
  | { kind: "drop-verified"; envelope: string; count: Count }
  | { kind: "safe-counted"; count: Count; witness: Worker }
  | { kind: "change"; count: Count }
  | { kind: "float"; till: string; count: Count }
  | { kind: "bag-prepared"; bag: string; slip: string; count: Count }
  | { kind: "bag-sealed"; bag: string; seal: string; witness: Worker }
  | { kind: "bag-dispatched"; bag: string; carrier: string }
  /** `on` is the day of the bank statement. */
  | { kind: "bag-credited"; bag: string; amount: number; on: string }
  | { kind: "bag-resolved"; bag: string; reason: string }
  | { kind: "bag-returned"; bag: string; reason: string }
  /** Paid in at the bank's counter; without a till, it is the owner's own money. */
  | { kind: "deposit"; till: string | null; amount: number; fee: number; reference: string }

export type BankHappening = Debit | { kind: "card-settlement"; amount: number; fee: number }

/** Quantities of goods by SKU. */
export type Pieces = { sku: string; quantity: number }[]

/** An event of the goods at the counter. */
export type GoodsHappening =
  | {
      kind: "goods-delivered"
      supplier: string
      number: string
      /** The VAT rate in basis points. */
      rate: number
      /** `cost` is for the whole quantity, without VAT. */
      lines: { sku: string; quantity: number; cost: number; expiresOn: string | null }[]
    }
  | { kind: "goods-sold"; lines: Pieces }
  | { kind: "goods-wasted"; lines: Pieces }
  | { kind: "goods-counted"; lines: Pieces }
  /** The order proposals when the demo starts: one order is sent, the next one is a draft. */
  | { kind: "goods-ordered" }

/** An event of customers who buy on account. */
export type CustomerHappening =
  | { kind: "iou-charged"; company: string; amount: number; memo: string }
  | { kind: "iou-repaid"; company: string; amount: number }
  | { kind: "iou-written-off"; company: string; amount: number; reason: string }
  /** The recurring charges of one day. */
  | { kind: "rounds-charged" }

/** Something that happened to a shop's money or goods. */
export type Happening = TillHappening | SafeHappening | BankHappening | GoodsHappening | CustomerHappening

export type TradingEvent = Happening & {
  /** The event's permanent idempotency key. */
  key: string
  day: string
  /** Local time in minutes after midnight. */
  at: number
  by: Worker
}

/** Adds an event to the day. */
export type Add = (at: number, by: Worker, what: Happening) => void

/** The shop and the day whose events are being generated. */
export interface Today {
  shop: TradingShop
  day: string
  add: Add
}
