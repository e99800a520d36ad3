/** How alike two names have to be, as `similarity` of pg_trgm counts it: the share of three-letter groups in common. */
export const minSimilarity = 0.6
/** How many products one answer compares with all others. */
export const comparedAtOnce = 200
/** How many look-alikes of one product are shown. */
export const maxAlike = 5

export const alikeReasons = ["name", "sku", "supplierCode"] as const
