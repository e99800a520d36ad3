/** How many prices one change may set. */
export const maxPriceCells = 5_000
/** How many products one answer of the price sheet has at most. */
export const maxSheetRows = 2_000
/** How many products the page loads first, so that it paints early. */
export const firstSheetRows = 200

/** Why undoing a change leaves a price as it is: changed since, no right in its shop, or there was no price before. */
export const keptReasons = ["changed", "noRight", "first"] as const
export type KeptReason = (typeof keptReasons)[number]
