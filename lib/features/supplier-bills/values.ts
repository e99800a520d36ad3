/** `arrived`: nobody has approved it yet, so it is not in the books. */
export const billStates = ["arrived", "approved", "paid", "rejected"] as const
export type BillState = (typeof billStates)[number]

export const billKinds = ["invoice", "credit-note"] as const
/** The formats of bills. `pdf` embeds the bill, such as Factur-X and ZUGFeRD; somebody typed in a bill on `paper`. */
export const billSyntaxes = ["ubl", "cii", "pdf", "paper"] as const
/** The sources of the money for a bill. */
export const moneySources = ["bank", "safe", "till"] as const
export type MoneySource = (typeof moneySources)[number]
/**
 * Events of a bill. `part-paid`: an entry of another noun, such as a direct debit, paid a part of the bill. `reversed`: its last
 * entry was reversed, and the bill is back in the state before that entry.
 */
export const billEventKinds = ["arrived", "approved", "part-paid", "paid", "rejected", "reversed"] as const

export const billSorts = ["arrivedAt", "issuedOn", "dueOn", "total", "number"] as const

/** Above this amount, in minor units, a bill must be approved by somebody other than the person who brought it in. */
export const fourEyesAbove = 50_000

/** The media types and the maximum size of a bill's file. */
export const billUpload = { types: ["application/xml", "text/xml", "application/pdf"], maxBytes: 10_000_000 }
/** The media types and the maximum size of a file attached to a bill on paper. */
export const attachmentUpload = {
  types: ["application/pdf", "image/png", "image/jpeg", "image/webp"],
  maxBytes: 10_000_000,
}
export const maxBillLines = 200
