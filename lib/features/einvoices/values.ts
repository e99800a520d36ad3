/** The VAT categories of EN 16931: standard, zero rate, exempt, reverse charge, supply within the EU, export, not subject to VAT. */
export const vatCategories = ["S", "Z", "E", "AE", "K", "G", "O"] as const
export type VatCategory = (typeof vatCategories)[number]

/** The forms in which an invoice can be had. `ubl` is XRechnung, `factur-x` a PDF with the invoice as CII in it. */
export const documentFormats = ["pdf", "ubl", "cii", "factur-x"] as const
/** Those that programs read. */
export const eFormats = ["ubl", "cii", "factur-x"] as const
export type EFormat = (typeof eFormats)[number]
export type DocumentFormat = (typeof documentFormats)[number]
