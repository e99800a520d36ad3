/** The parts of the stock screen. Each but the first is below it, under its name. */
export const stockTabs = [
  "levels",
  "alerts",
  "expiry",
  "orders",
  "deliveries",
  "transfers",
  "waste",
  "sales",
  "counts",
  "movements",
  "figures",
] as const
export type StockTab = (typeof stockTabs)[number]

/** The parts that list documents with a form. */
export const documentTabs = ["deliveries", "transfers", "waste", "sales"] as const
export type DocumentTab = (typeof documentTabs)[number]

export const isDocumentTab = (name: string): name is DocumentTab => (documentTabs as readonly string[]).includes(name)
