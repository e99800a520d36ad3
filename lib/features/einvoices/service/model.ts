import type { VatCategory } from "../values"
import type { Decimal } from "./decimal"

// An invoice in the terms of EN 16931, whatever the syntax. Amounts are minor units of `currency`, rates basis points. A text
// that an invoice doesn't have is empty. The numbers in the comments (BT, BG) are those of the standard.

export interface Address {
  street: string
  /** A second line of the street. */
  extra: string
  city: string
  postcode: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

export interface Contact {
  name: string
  phone: string
  email: string
}

export interface Party extends Address {
  name: string
  tradingName: string
  /** With the prefix of its country (BT-31, BT-48). */
  vatNumber: string
  /** The number that a tax office gave, in place of a VAT number (BT-32). Sellers only. */
  taxNumber: string
  companyNumber: string
  /** An electronic address and its scheme: `EM` for an e-mail address (BT-34, BT-49). */
  endpoint: { scheme: string; id: string }
  contact: Contact
}

export interface Tax {
  category: VatCategory
  /** 0 in each category but S. */
  rate: number
}

/** An allowance, or a charge, on a line. `amount` is not negative. */
export interface Adjustment {
  isCharge: boolean
  amount: bigint
  /** The base amount of a percentage, and the percentage; null for a plain amount. */
  base: bigint | null
  percent: number | null
  reason: string
}

export interface Line {
  id: string
  name: string
  description: string
  /** The seller's item number, and the item's GTIN. */
  code: string
  gtin: string
  quantity: Decimal
  /** UN/ECE recommendation 20: `C62` is one piece. */
  unit: string
  /** Net and not negative, for `per` units. */
  price: Decimal
  per: Decimal
  tax: Tax
  adjustments: Adjustment[]
  net: bigint
}

/** The VAT of one category and rate. Categories but S and Z need a reason, as a code or as a text. */
export interface VatRow extends Tax {
  net: bigint
  vat: bigint
  reason: string
  reasonCode: string
}

export interface Totals {
  lines: bigint
  allowances: bigint
  charges: bigint
  /** Without VAT. */
  net: bigint
  vat: bigint
  gross: bigint
  prepaid: bigint
  /** The amount that rounding adds or takes away, so that the sum due can be paid. */
  rounding: bigint
  due: bigint
}

export interface Payment {
  /** UNTDID 4461: 58 is a SEPA transfer. Empty if the invoice doesn't say. */
  means: string
  iban: string
  bic: string
  accountName: string
  /** The reference that the payer quotes (BT-83). */
  remittance: string
  terms: string
}

export interface EInvoice {
  kind: "invoice" | "credit-note"
  number: string
  issuedOn: string
  /** YYYY-MM-DD, or empty. */
  dueOn: string
  deliveredOn: string
  currency: string
  /** In Germany the Leitweg-ID of an authority (BT-10). */
  buyerReference: string
  orderNumber: string
  /** The invoice that a credit note corrects. */
  corrects: { number: string; issuedOn: string } | null
  notes: string[]
  seller: Party
  buyer: Party
  /** The delivery address, if the invoice states one. */
  deliveredTo: Address | null
  payment: Payment
  lines: Line[]
  adjustments: (Adjustment & { tax: Tax })[]
  vat: VatRow[]
  totals: Totals
}
