"use client"

import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as businesses from "@/lib/features/businesses/endpoints"

const query = { perPage: maxPerPage }

/** The open shops that the user may see, with the currency and country of their business. */
export function useShops() {
  const shops = useQuery(businesses.listBusinessShops, { query })
  const owners = useQuery(businesses.listBusinesses, { query })
  const rows = (shops.data?.data ?? []).filter(({ state }) => state !== "archived")
  return {
    shops: rows.map(({ id, name, business }) => {
      const owner = owners.data?.data.find((one) => one.id === business)
      return { id, name, business, currency: owner?.currency ?? "EUR", country: owner?.country ?? "" }
    }),
    isLoading: shops.isLoading || owners.isLoading,
    error: [shops, owners].find((one) => one.error && !one.data)?.error,
    retry: () => {
      for (const one of [shops, owners]) if (one.error) void one.mutate()
    },
  }
}
export type StockShop = ReturnType<typeof useShops>["shops"][number]
