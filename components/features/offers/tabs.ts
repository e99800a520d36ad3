/** The parts of the screen of offers, each at its own address. */
export const offerTabs = ["list", "timeline", "results", "simulator"] as const
export type OfferTab = (typeof offerTabs)[number]
