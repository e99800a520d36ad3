/** `arrived`: nobody has approved it yet, so it is not in the books. */
export const billStates = ["arrived", "approved", "paid", "rejected"] as const
export type BillState = (typeof billStates)[number]

export const billKinds = ["invoice", "credit-note"] as const
/** What a bill came as. `pdf` has the bill inside of it, such as Factur-X and ZUGFeRD; somebody typed in one on `paper`. */
export const billSyntaxes = ["ubl", "cii", "pdf", "paper"] as const
/** Where the money for a bill comes from. */
export const moneySources = ["bank", "safe", "till"] as const
export type MoneySource = (typeof moneySources)[number]
/**
 * What happened to a bill. `part-paid`: an entry of another noun, such as a direct debit, paid a part of it. `reversed`: its last
 * entry was reversed, and the bill is back in the state before that entry.
 */
export const billEventKinds = ["arrived", "approved", "part-paid", "paid", "rejected", "reversed"] as const

export const billSorts = ["arrivedAt", "issuedOn", "dueOn", "total", "number"] as const

/** Above this amount, in minor units, somebody else than the person who brought a bill in approves it. */
export const fourEyesAbove = 50_000

/** The largest file that is taken in, and its media types. */
export const billUpload = { types: ["application/xml", "text/xml", "application/pdf"], maxBytes: 10_000_000 }
/** What can be attached to a bill on paper. */
export const attachmentUpload = {
  types: ["application/pdf", "image/png", "image/jpeg", "image/webp"],
  maxBytes: 10_000_000,
}
export const maxBillLines = 200
