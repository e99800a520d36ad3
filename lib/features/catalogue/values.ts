/** The departments of the web shop, which calls them categories. The list is fixed. */
export const categories = ["pens", "notebooks", "paper", "cards", "gifts", "home"] as const
export type Department = (typeof categories)[number]
export type Category = Department
export const colorOptions = ["primary", "success", "warning", "danger", "info"] as const
export type ProductColor = (typeof colorOptions)[number]

/** The currency of all prices in the shop: a cart with two currencies would have no total. */
export const shopCurrency = "EUR"

/** The sort columns and the stock filter of the stock list. */
export const stockSorts = ["name", "category", "price", "stock", "rating"] as const
export const stockStates = ["inStock", "low", "out"] as const
export type StockState = (typeof stockStates)[number]

/** Stock of this many units or fewer counts as low. */
export const lowStock = 10
/** The maximum number of pictures per product. */
export const maxPictures = 8
/** The longer side of a stored picture, in pixels. */
export const pictureSize = 1200

export const stockOf = (stock: number): StockState => (stock === 0 ? "out" : stock <= lowStock ? "low" : "inStock")

/** A draft is not for sale yet, a delisted product no longer; an archived one is hidden. */
export const productStates = ["draft", "active", "delisted", "archived"] as const
export type ProductState = (typeof productStates)[number]

/** Grams, millilitres, centimetres, pieces. */
export const contentUnits = ["g", "ml", "cm", "piece"] as const
export type ContentUnit = (typeof contentUnits)[number]

export const categoryStates = ["active", "archived"] as const

/** The two levels of the tree: categories, and the subcategories below them. */
export const levels = ["category", "subcategory"] as const
export type Level = (typeof levels)[number]

export const categorySorts = ["name", "products"] as const

/** 100 %, in basis points. */
export const wholeBps = 10_000
export const maxAge = 99
/** VAT rates in basis points by country: `{ "FI": 2550 }`. */
export type VatRates = Record<string, number>

/** Actions on products: the states that allow each of them, and the state that follows. */
export const productActs = {
  activate: { from: ["draft", "delisted", "archived"], to: "active" },
  delist: { from: ["active"], to: "delisted" },
  archive: { from: ["draft", "delisted"], to: "archived" },
} as const satisfies Record<string, { from: readonly ProductState[]; to: ProductState }>
export type ProductAct = keyof typeof productActs

export const productSorts = ["name", "stock"] as const
export const maxGtins = 20

/** The units of prices per unit. */
export const unitPricePer = ["kg", "l", "m", "piece"] as const
/** The unit of the price per unit for each unit of content, and its size in that unit of content. */
export const unitOf = {
  g: { per: "kg", size: 1000 },
  ml: { per: "l", size: 1000 },
  cm: { per: "m", size: 100 },
  piece: { per: "piece", size: 1 },
} as const satisfies Record<ContentUnit, { per: (typeof unitPricePer)[number]; size: number }>

/** The price per kilogram, litre, metre or piece, rounded half up; null without content. */
export function unitPriceOf(price: number | null, content: number | null, unit: ContentUnit | null) {
  if (price === null || content === null || unit === null) return null
  const { per, size } = unitOf[unit]
  return { amount: Math.round((price * size) / content), per }
}
