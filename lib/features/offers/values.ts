/** The states of an offer. Only active ones are applied, on their days. */
export const offerStates = ["draft", "active", "paused", "archived"] as const
export type OfferState = (typeof offerStates)[number]

/** The states that may follow each state. */
export const nextStates: Record<OfferState, readonly OfferState[]> = {
  draft: ["active", "archived"],
  active: ["paused", "archived"],
  paused: ["active", "archived"],
  archived: [],
}

/** Sales channels. */
export const channels = ["shop", "web"] as const

export const rewardKinds = [
  "percent",
  "amount",
  "fixed-price",
  "n-for",
  "buy-get",
  "bundle",
  "threshold",
  "free-delivery",
] as const
export type RewardKind = (typeof rewardKinds)[number]

/** The phases of an active offer: before, during and after its period. */
export const offerPhases = ["scheduled", "running", "over"] as const
export type OfferPhase = (typeof offerPhases)[number]

export const offerSorts = ["name", "priority", "from", "until"] as const

/** The largest number of goods that an offer names, and of lines that are priced at once. */
export const maxGoods = 500
export const maxLines = 500
/** The maximum number of categories above a product in a basket. */
export const maxCategories = 20

/** The kinds of goods that an offer can name. Categories include subcategories. */
export const goodsKinds = ["product", "category"] as const
