"use client"

import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as businesses from "@/lib/features/businesses/endpoints"

const query = { perPage: maxPerPage }

/** The bank accounts, safes and tills of a business; undefined while they load. Those that the user may not see are left out. */
export function usePayPlaces(business: number) {
  const shops = useQuery(businesses.listBusinessShops, { query: { ...query, business } })
  const accounts = useQuery(businesses.listBankAccounts, { query: { ...query, business, state: "active" } })
  const safes = useQuery(businesses.listSafes, { query: { ...query, business, state: "active" } })
  const tills = useQuery(businesses.listTills, { query: { ...query, business, state: "active" } })
  if ([shops, accounts, safes, tills].some(({ isLoading }) => isLoading)) return undefined
  const inShop = ({ id, name, shop }: { id: number; name: string; shop: number }) => ({
    id,
    label: [shops.data?.data.find((one) => one.id === shop)?.name, name].filter(Boolean).join(" · "),
  })
  return {
    accounts: (accounts.data?.data ?? []).map(({ id, name }) => ({ id, label: name })),
    safes: (safes.data?.data ?? []).map(inShop),
    tills: (tills.data?.data ?? []).map(inShop),
  }
}
export type PayPlaces = NonNullable<ReturnType<typeof usePayPlaces>>
