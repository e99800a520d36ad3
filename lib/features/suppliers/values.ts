export const supplierSorts = ["name"] as const

/** Days after which a bill without a due date is due, unless the supplier has others. */
export const maxPaymentDays = 365

/** Prefix of suppliers' names in the books. */
export const partyPrefix = "supplier:"
/** How the books name a supplier. In SQL: `partyIn` of the table. */
export const partyOf = (id: number) => `${partyPrefix}${id}`
