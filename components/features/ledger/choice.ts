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

/** The business whose books are shown: the one in the URL, that of the shop in the URL, or else the first one. */
export function chosenBusiness<B extends Named>(
  params: AddressParams,
  businesses: readonly B[],
  shops: readonly (Named & { business: number })[],
): B | undefined {
  const shop = shops.find(({ id }) => String(id) === readParam(params, "shop"))
  const named = readParam(params, "business") ?? String(shop?.business)
  return businesses.find(({ id }) => String(id) === named) ?? businesses[0]
}
