import type { AddressParams } from "@/lib/core/client/list-state"
import { type Category, categories, productSorts } from "@/lib/features/ecommerce/values"

/** What the shop shows, which is its address and nothing else. */
export interface ShopState {
  q?: string
  category: Category[]
  brand: string[]
  /** In whole currency. */
  minPrice?: number
  maxPrice?: number
  rating?: number
  freeShipping?: true
  sortBy?: (typeof productSorts)[number]
  page: number
  view: "grid" | "list"
}

export const perPage = 9
const mostPages = 10_000_000
const mostChosen = 30

function reader(params: AddressParams): (name: string) => string[] {
  if (params instanceof URLSearchParams || typeof params.get === "function") {
    return (name) => (params as URLSearchParams).getAll(name)
  }
  const given = params as Record<string, string | string[] | undefined>
  return (name) => [given[name] ?? []].flat()
}

const clean = (text = "", most = 200) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .replace(/[\u0000-\u001f\u007f\u2028\u2029]|\p{Surrogate}/gu, "")
    .trim()
    .slice(0, most)

function amount(text: string | undefined): number | undefined {
  return /^\d{1,7}(\.\d{1,2})?$/.test(text ?? "") ? Number(text) : undefined
}

/** The state of an address. What the call would refuse is dropped, never an error. */
export function parseShop(params: AddressParams): ShopState {
  const all = reader(params)
  const one = (name: string) => all(name)[0]
  const page = /^\d{1,9}$/.test(one("page") ?? "") ? Number(one("page")) : 1
  const rating = Number(one("rating"))
  const brands = all("brand").map((text) => clean(text, 80))
  return {
    q: clean(one("q")) || undefined,
    category: categories.filter((category) => all("category").includes(category)),
    brand: [...new Set(brands)].filter((brand) => brand && !brand.includes(",")).slice(0, mostChosen),
    minPrice: amount(one("minPrice")),
    maxPrice: amount(one("maxPrice")),
    rating: [1, 2, 3, 4, 5].includes(rating) ? rating : undefined,
    freeShipping: one("freeShipping") === "true" || undefined,
    sortBy: productSorts.find((sort) => sort === one("sortBy") && sort !== "featured"),
    page: Math.min(Math.max(page, 1), mostPages),
    view: one("view") === "list" ? "list" : "grid",
  }
}

/** What the sidebar filters by, as its call takes it; equal states make equal addresses. */
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

/** The state as the shelf's call takes it. */
export const shelfQuery = (state: ShopState) => ({
  ...facetQuery(state),
  ...(state.sortBy && { sortBy: state.sortBy }),
  ...(state.page > 1 && { page: state.page }),
})

const names = "q category brand minPrice maxPrice rating freeShipping sortBy page view".split(" ")

/** Writes a state into an address; parameters that are not the shop's stay as they are. */
export function writeShop(state: ShopState, params = new URLSearchParams()): URLSearchParams {
  const next = new URLSearchParams([...params].filter(([name]) => !names.includes(name)))
  for (const [name, value] of Object.entries(shelfQuery(state))) {
    for (const item of Array.isArray(value) ? value : [value]) next.append(name, String(item))
  }
  if (state.view === "list") next.set("view", "list")
  return next
}

/** How many filters are set, the search apart. */
export const filterCount = (state: ShopState) => {
  const { q: _, ...set } = facetQuery(state)
  const { minPrice, maxPrice, category = [], brand = [], ...rest } = set
  const price = minPrice !== undefined || maxPrice !== undefined ? 1 : 0
  return category.length + brand.length + price + Object.keys(rest).length
}
