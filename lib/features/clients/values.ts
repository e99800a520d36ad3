/** A plain PDF, an XRechnung in UBL or a CII beside it, or a Factur-X, which is a PDF with the CII in it. */
export const mailFormats = ["pdf", "ubl", "cii", "factur-x"] as const
export type MailFormat = (typeof mailFormats)[number]

/** How a client gets invoices by mail. `auto` follows the client's country. */
export const invoiceFormats = ["auto", ...mailFormats] as const
export type InvoiceFormat = (typeof invoiceFormats)[number]

/** Prefix of clients' names in the books. */
export const partyPrefix = "customer:"
/** How the books name a client. In SQL: `partyIn` of the table. */
export const partyOf = (id: number) => `${partyPrefix}${id}`
