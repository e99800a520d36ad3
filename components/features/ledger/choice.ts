import type { AddressParams } from "@/lib/core/client/list-state"
import { maxPerPage } from "@/lib/core/http/endpoint"

/** The query of the lists that the choice of a business depends on. Page and screen share it. */
export const wholeList = { query: { perPage: maxPerPage } }

interface Named {
  id: number
}

/** A parameter of the URL. */
export const readParam = (params: AddressParams, name: string): string | undefined =>
  typeof params.get === "function"
    ? (params.get(name) ?? undefined)
    : [(params as Record<string, string | string[] | undefined>)[name]].flat()[0]

/**
 * The business whose books are shown, and the shop that narrows them. A shop in the URL decides, because people switch between
 * shops on every screen of a business; then the business in the URL, or else the first one.
 */
export function chosenBooks<B extends Named, S extends Named & { business: number }>(
  params: AddressParams,
  businesses: readonly B[],
  shops: readonly S[],
): { business?: B; shop?: S } {
  const shop = shops.find(({ id }) => String(id) === readParam(params, "shop"))
  const ofShop = businesses.find(({ id }) => id === shop?.business)
  if (ofShop) return { business: ofShop, shop }
  return { business: businesses.find(({ id }) => String(id) === readParam(params, "business")) ?? businesses[0] }
}
