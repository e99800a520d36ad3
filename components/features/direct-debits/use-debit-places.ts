"use client"

import { usePlaces } from "@/components/features/businesses/use-places"
import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as businesses from "@/lib/features/businesses/endpoints"

const query = { perPage: maxPerPage, state: "active" } as const

/** The businesses that the user may see, with their shops and bank accounts. */
export function useDebitPlaces() {
  const { places, ...loading } = usePlaces()
  const accounts = useQuery(businesses.listBankAccounts, { query })
  return {
    places: places.map((place) => ({
      ...place,
      // Users without a right to bank accounts get none, and name none.
      accounts: (accounts.data?.data ?? []).filter(({ business }) => business === place.id),
    })),
    ...loading,
  }
}
export type DebitPlace = ReturnType<typeof useDebitPlaces>["places"][number]
