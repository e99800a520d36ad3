import type { AddressParams } from "@/lib/core/client/list-state"
import { type Category, categories } from "@/lib/features/catalogue/values"
import { productSorts } from "@/lib/features/ecommerce/values"

/** The shop's state, which lives only in the URL. */
export interface ShopState {
  q?: string
  category: Category[]
  brand: string[]
  /** In major currency units. */
  minPrice?: number
  maxPrice?: number
  rating?: number
  freeShipping?: true
  sortBy?: (typeof productSorts)[number]
  page: number
  view: "grid" | "list"
}

export const perPage = 9
const maxPage = 10_000_000
const maxBrands = 30

function valuesReader(params: AddressParams): (name: string) => string[] {
  if (params instanceof URLSearchParams || typeof params.get === "function") {
    return (name) => (params as URLSearchParams).getAll(name)
  }
  const given = params as Record<string, string | string[] | undefined>
  return (name) => [given[name] ?? []].flat()
}

const clean = (text = "", maxLength = 200) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed on purpose
    .replace(/[\u0000-\u001f\u007f\u2028\u2029]|\p{Surrogate}/gu, "")
    .trim()
    .slice(0, maxLength)

function amount(text: string | undefined): number | undefined {
  return /^\d{1,7}(\.\d{1,2})?$/.test(text ?? "") ? Number(text) : undefined
}

/** Parses the state from the URL. Values that the endpoint would reject are dropped. */
export function parseShop(params: AddressParams): ShopState {
  const all = valuesReader(params)
  const first = (name: string) => all(name)[0]
  const page = /^\d{1,9}$/.test(first("page") ?? "") ? Number(first("page")) : 1
  const rating = Number(first("rating"))
  const brands = all("brand").map((text) => clean(text, 80))
  return {
    q: clean(first("q")) || undefined,
    category: categories.filter((category) => all("category").includes(category)),
    brand: [...new Set(brands)].filter((brand) => brand && !brand.includes(",")).slice(0, maxBrands),
    minPrice: amount(first("minPrice")),
    maxPrice: amount(first("maxPrice")),
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : undefined,
    freeShipping: first("freeShipping") === "true" || undefined,
    sortBy: productSorts.find((sort) => sort === first("sortBy") && sort !== "featured"),
    page: Math.min(Math.max(page, 1), maxPage),
    view: first("view") === "list" ? "list" : "grid",
  }
}

/** Returns the query for the sidebar's counts. Equal states give equal URLs. */
export function facetQuery({ q, category, brand, minPrice, maxPrice, rating, freeShipping }: ShopState) {
  return {
    ...(q && { q }),
    ...(category.length > 0 && { category }),
    ...(brand.length > 0 && { brand }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(rating && { rating }),
    ...(freeShipping && { freeShipping }),
  }
}

/** Returns the query for the products. */
export const shelfQuery = (state: ShopState) => ({
  ...facetQuery(state),
  ...(state.sortBy && { sortBy: state.sortBy }),
  ...(state.page > 1 && { page: state.page }),
})

const names = "q category brand minPrice maxPrice rating freeShipping sortBy page view".split(" ")

/** Writes a state into URL parameters. Parameters of others are kept. */
export function writeShop(state: ShopState, params = new URLSearchParams()): URLSearchParams {
  const next = new URLSearchParams([...params].filter(([name]) => !names.includes(name)))
  for (const [name, value] of Object.entries(shelfQuery(state))) {
    for (const item of Array.isArray(value) ? value : [value]) next.append(name, String(item))
  }
  if (state.view === "list") next.set("view", "list")
  return next
}

/** Counts the active filters, without the search. */
export const filterCount = (state: ShopState) => {
  const { q: _, ...set } = facetQuery(state)
  const { minPrice, maxPrice, category = [], brand = [], ...rest } = set
  const price = minPrice !== undefined || maxPrice !== undefined ? 1 : 0
  return category.length + brand.length + price + Object.keys(rest).length
}
