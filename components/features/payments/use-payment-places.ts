"use client"

import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as businesses from "@/lib/features/businesses/endpoints"

const query = { perPage: maxPerPage }

/** The businesses that the user may see, with the tills and bank accounts that money goes to. */
export function usePaymentPlaces() {
  const owners = useQuery(businesses.listBusinesses, { query })
  const tills = useQuery(businesses.listTills, { query: { ...query, state: "active" } })
  const accounts = useQuery(businesses.listBankAccounts, { query: { ...query, state: "active" } })
  const asked = [owners, tills]
  return {
    places: (owners.data?.data ?? [])
      .filter(({ state }) => state !== "archived")
      .map(({ id, tradingName, legalName, currency }) => ({
        id,
        name: tradingName || legalName,
        currency,
        tills: (tills.data?.data ?? []).filter(({ business }) => business === id),
        accounts: (accounts.data?.data ?? []).filter(({ business }) => business === id),
      })),
    isLoading: asked.some((one) => one.isLoading),
    error: asked.find((one) => one.error && !one.data)?.error,
    retry: () => {
      for (const one of asked) if (one.error) void one.mutate()
    },
  }
}
export type PaymentPlace = ReturnType<typeof usePaymentPlaces>["places"][number]

export const choices = (rows: { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))
