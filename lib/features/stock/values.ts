/** Reasons why pieces of a product came or went. `adjust` is the opposite movement in a reversal. */
export const movementKinds = ["receive", "sale", "return", "waste", "transfer", "count", "adjust"] as const
export type MovementKind = (typeof movementKinds)[number]

/** The documents that move stock. */
export const documentKinds = ["delivery", "transfer", "waste", "sale", "stocktake"] as const
export type DocumentKind = (typeof documentKinds)[number]

/**
 * `proposed` until a person books or dismisses it; a transfer is `sent` and then `booked`; a stocktake is `open` and then
 * `booked`. A booked document is reversed, the others are cancelled.
 */
export const documentStates = ["proposed", "open", "sent", "booked", "cancelled", "reversed"] as const
export type DocumentState = (typeof documentStates)[number]

export const wasteReasons = ["expired", "damaged", "theft", "own-use", "other"] as const

export const reservationStates = ["open", "shipped", "released"] as const

/** The states that the list of levels can be filtered by. */
export const levelStates = ["low", "negative", "out", "dead", "expired", "uncounted"] as const
export type LevelState = (typeof levelStates)[number]

export const levelSorts = ["name", "onHand", "value"] as const
export const documentSorts = ["at", "businessDate"] as const

/** Days without a sale after which stock is `dead`, and days without a count after which it is `uncounted`. */
export const deadAfterDays = 90
export const countAfterDays = 180

export const maxPieces = 1_000_000
/** Fewer than the lines of an entry, since a line of a document may need two. */
export const maxDocumentLines = 90
/** A difference of more pieces than this is counted again. */
export const usualRecountAbove = 3
/** The maximum number of products in a stocktake. */
export const maxCounted = 5_000

/** A draft can be edited; a sent order waits for its goods, some of which may have come. */
export const orderStates = ["draft", "sent", "received", "cancelled"] as const
export type OrderState = (typeof orderStates)[number]
export const orderSorts = ["at", "supplier"] as const

/** Days of sales that an order should last for beyond the reorder point, unless somebody says otherwise. */
export const usualCoverDays = 14
export const coverChoices = [7, 14, 28, 56] as const
/** The number of days before today over which a product's rate of sales is computed. */
export const salesRateDays = 28

/** Problems that a shop should look at, the most urgent first. Each is a state of levels. */
export const alertKinds = ["negative", "expired", "low", "uncounted", "dead"] as const satisfies readonly LevelState[]
export type AlertKind = (typeof alertKinds)[number]
export const alertStates = ["open", "closed"] as const

/** The choices of days until expiry in the list of expiry dates. */
export const expiryChoices = [0, 7, 14, 30, 90] as const
