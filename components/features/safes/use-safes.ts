"use client"

import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as businesses from "@/lib/features/businesses/endpoints"
import { safesQuery } from "./safes-query"

/** The safes that the user may see, and the one in the URL. */
export function useSafes() {
  const list = useQuery(businesses.listSafes, { query: safesQuery })
  const shops = useQuery(businesses.listBusinessShops, { query: { perPage: maxPerPage } })
  const [chosen, choose] = useViewParam("safe")
  const safes = (list.data?.data ?? []).map((safe) => {
    const shop = shops.data?.data.find(({ id }) => id === safe.shop)?.name
    return { ...safe, label: [shop, safe.name].filter(Boolean).join(" · ") }
  })
  return {
    safes,
    safe: safes.find(({ id }) => String(id) === chosen) ?? safes[0],
    choose: (id: string) => choose(id, { replace: true }),
    isLoading: list.isLoading,
    error: list.data ? undefined : list.error,
    retry: () => void list.mutate(),
  }
}
