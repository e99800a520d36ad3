/** The statuses as the API spells them. */
export const invoiceStatuses = ["Paid", "Downloaded", "Sent", "Draft", "Partial Payment", "Past Due"] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** The stored statuses. Past Due is computed from the date: see `shownStatus` in the store. */
export const storedStatuses = ["Paid", "Downloaded", "Sent", "Draft", "Partial Payment"] as const
/** The statuses a user may set. The others follow from payments and the due date. */
export const settableStatuses = ["Draft", "Sent", "Downloaded"] as const

/** A credit note reverses an issued invoice or some of its lines. */
export const documentKinds = ["invoice", "credit"] as const

/**
 * The statuses of the list screen: those of the API, and three that the API doesn't have. Credited is an invoice that credit
 * notes settled without any payment; to the API it is Paid.
 */
export const shownStatuses = [...invoiceStatuses, "Credited", "Credit Note", "Void"] as const
export type ShownStatus = (typeof shownStatuses)[number]

export const paymentKinds = ["payment", "refund"] as const
/** The kinds of changes to a payment. `restored` is a return to its values before the last change. */
export const paymentChangeKinds = ["changed", "removed", "restored"] as const
export const paymentMethods = ["bankTransfer", "card", "cash", "directDebit", "paypal"] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const invoiceSortColumns = ["id", "issuedDate", "dueDate", "total", "balance"] as const

/** The original API returns this fixed amount as `totalDue`. The amount actually due is the invoice's balance. */
export const fixedTotalDue = "$12,110.55"

/** The default payment term in days. */
export const usualTermDays = 30

/** The sort columns of the list screen. */
export const invoiceRowSorts = ["number", "issuedDate", "dueDate", "total", "balance"] as const

/** The maximum number of invoices that one request can send. Each needs a PDF and a mail. */
export const maxSentAtOnce = 100

/**
 * The categories of VAT on a line (EN 16931, BT-151): standard or reduced, zero-rated, exempt, reverse charge, supply within
 * the EU, export, outside the scope of VAT. Only S has a rate above zero.
 */
export const vatCategories = ["S", "Z", "E", "AE", "K", "G", "O"] as const
export type VatCategory = (typeof vatCategories)[number]
/** The categories that print a sentence saying why there is no VAT. */
export const reasonCategories = ["E", "AE", "K", "G", "O"] as const satisfies readonly VatCategory[]
export type ReasonCategory = (typeof reasonCategories)[number]
export const hasNoVat = (category: VatCategory): category is ReasonCategory =>
  (reasonCategories as readonly string[]).includes(category)

/** Units as UN/ECE Recommendation 20 codes: piece, hour, day, month, kilogram, litre, metre, square metre, kilometre, package. */
export const units = ["C62", "HUR", "DAY", "MON", "KGM", "LTR", "MTR", "MTK", "KMT", "XPK"] as const
export type Unit = (typeof units)[number]
