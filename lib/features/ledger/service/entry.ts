import type { AccountRole } from "../values/roles"

/** Which account a line is on: by its id or code, or by its role at a shop or of the whole business. */
export type AccountRef = { accountId: number } | { code: string } | { role: AccountRole; shopId?: number | null }

/** One amount in minor units: debit positive, credit negative, never zero. */
export interface Line {
  account: AccountRef
  amount: bigint
  /** Needed on control accounts: `customer:12`. */
  party?: string
  productId?: number
  vatCode?: string
  /** The net amount that the VAT is of. */
  net?: bigint
}

/** What a recipe makes of an event. Without lines nothing happened, and nothing is to be posted. */
export interface Recipe {
  kind: string
  lines: Line[]
}

export interface Person {
  id: number
  name: string
}

/** An entry to post. */
export interface NewEntry extends Recipe {
  businessId: number
  shopId?: number | null
  currency: string
  /** The trading day, YYYY-MM-DD. */
  businessDate: string
  /** When it happened; now, if left out. */
  occurredAt?: Date
  approver?: Person
  /** The document that it comes from. */
  source?: { type: string; id: string }
  memo?: string
  /** Names the command for ever: a repeat gets the first answer. */
  key: string
  /** Whether the caller may post into a month that is closed but not locked. */
  isBookkeeper?: boolean
}

/** A written entry. */
export interface Posted {
  id: string
  sequence: number
  year: number
  number: number
  hash: string
  /** Whether it is the answer to an earlier command with the same key. */
  isReplayed: boolean
}
