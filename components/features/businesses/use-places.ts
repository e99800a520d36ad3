"use client"

import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/businesses/endpoints"

const query = { perPage: maxPerPage }

/** The businesses in use that the user may see, with their shops. */
export function usePlaces() {
  const owners = useQuery(endpoints.listBusinesses, { query })
  const shops = useQuery(endpoints.listBusinessShops, { query })
  const asked = [owners, shops]
  return {
    places: (owners.data?.data ?? [])
      .filter(({ state }) => state !== "archived")
      .map(({ id, tradingName, legalName, currency, country }) => ({
        ...{ id, name: tradingName || legalName, currency, country },
        shops: (shops.data?.data ?? []).filter(({ business, state }) => business === id && state !== "archived"),
      })),
    isLoading: asked.some((one) => one.isLoading),
    error: asked.find((one) => one.error && !one.data)?.error,
    retry: () => {
      for (const one of asked) if (one.error) void one.mutate()
    },
  }
}
export type Place = ReturnType<typeof usePlaces>["places"][number]
