"use client"

import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as businesses from "@/lib/features/businesses/endpoints"

const query = { perPage: maxPerPage }

/** The shops that the user may see, with what a deposit can come from and go to. */
export function usePlaces() {
  const shops = useQuery(businesses.listBusinessShops, { query })
  const tills = useQuery(businesses.listTills, { query: { ...query, state: "active" } })
  const owners = useQuery(businesses.listBusinesses, { query })
  const accounts = useQuery(businesses.listBankAccounts, { query: { ...query, state: "active" } })
  const asked = [shops, tills, owners]
  const open = (shops.data?.data ?? []).filter(({ state }) => state !== "archived")
  return {
    places: open.map((shop) => ({
      id: shop.id,
      name: shop.name,
      currency: owners.data?.data.find(({ id }) => id === shop.business)?.currency ?? "EUR",
      tills: (tills.data?.data ?? []).filter((till) => till.shop === shop.id),
      // Users without a right to bank accounts get none, and deposit without naming one.
      accounts: (accounts.data?.data ?? []).filter(({ business }) => business === shop.business),
    })),
    isLoading: asked.some((one) => one.isLoading),
    error: asked.find((one) => one.error && !one.data)?.error,
    retry: () => {
      for (const one of asked) if (one.error) void one.mutate()
    },
  }
}
export type Place = ReturnType<typeof usePlaces>["places"][number]
