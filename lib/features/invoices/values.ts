/** The statuses of spec section 3, in its spelling. */
export const invoiceStatuses = ["Paid", "Downloaded", "Sent", "Draft", "Partial Payment", "Past Due"] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** What the store keeps. Past Due is not kept but follows from the date: see `shownStatus` in the store. */
export const keptStatuses = ["Paid", "Downloaded", "Sent", "Draft", "Partial Payment"] as const
/** What a person may set; the others follow from payments and from the date. */
export const settableStatuses = ["Draft", "Sent", "Downloaded"] as const

export const paymentMethods = ["bankTransfer", "card", "cash", "directDebit", "paypal"] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const invoiceSortColumns = ["id", "issuedDate", "dueDate", "total", "balance"] as const

/** Spec section 9: the payment details' total due is fixed. What an invoice really leaves to pay is its balance. */
export const fixedTotalDue = "$12,110.55"

/** Days a client has to pay where nothing else was agreed. */
export const usualTermDays = 30

/** By what the product's own list sorts. */
export const invoiceRowSorts = ["number", "issuedDate", "dueDate", "total", "balance"] as const

/** How many invoices can be sent at once: each is a PDF and a mail. */
export const mostSentAtOnce = 100
