import type { AccountRole } from "../values/roles"

/** The account of a line: by its id or code, or by its role at a shop or of the whole business. */
export type AccountRef = { accountId: number } | { code: string } | { role: AccountRole; shopId?: number | null }

/** One amount in minor units: debit positive, credit negative, never zero. */
export interface Line {
  account: AccountRef
  amount: bigint
  /** Needed on control accounts: `customer:12`. */
  party?: string
  productId?: number
  vatCode?: string
  /** The net amount that the VAT is based on. */
  net?: bigint
}

/** The entry that a recipe makes of an event. Without lines nothing happened, and there is nothing to post. */
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
  /** The time of the event; now if left out. */
  occurredAt?: Date
  approver?: Person
  /** The document that the entry comes from. */
  source?: { type: string; id: string }
  memo?: string
  /** The permanent idempotency key of the command: a repeat gets the first response. */
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
  /** Whether an earlier command with the same key posted the entry. */
  isReplayed: boolean
}
