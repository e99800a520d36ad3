"use client"

import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as businesses from "@/lib/features/businesses/endpoints"
import { usualVatRates } from "@/lib/features/till-sessions/values"

const query = { perPage: maxPerPage }

/** The shops that the user may see, with what a charge or a repayment there needs to know. */
export function usePlaces() {
  const shops = useQuery(businesses.listBusinessShops, { query })
  const owners = useQuery(businesses.listBusinesses, { query })
  const tills = useQuery(businesses.listTills, { query: { ...query, state: "active" } })
  const accounts = useQuery(businesses.listBankAccounts, { query: { ...query, state: "active" } })
  const asked = [shops, owners, tills]
  const open = (shops.data?.data ?? []).filter(({ state }) => state !== "archived")
  return {
    places: open.map((shop) => {
      const owner = owners.data?.data.find(({ id }) => id === shop.business)
      return {
        ...{ id: shop.id, name: shop.name, business: shop.business },
        businessName: owner?.tradingName || owner?.legalName || "",
        currency: owner?.currency ?? "EUR",
        /** The usual VAT rates there, in basis points. */
        rates: usualVatRates(owner?.country ?? ""),
        tills: (tills.data?.data ?? []).filter((till) => till.shop === shop.id),
        // Users without a right to bank accounts get none, and name none.
        accounts: (accounts.data?.data ?? []).filter(({ business }) => business === shop.business),
      }
    }),
    isLoading: asked.some((one) => one.isLoading),
    error: asked.find((one) => one.error && !one.data)?.error,
    retry: () => {
      for (const one of asked) if (one.error) void one.mutate()
    },
  }
}
export type Place = ReturnType<typeof usePlaces>["places"][number]
