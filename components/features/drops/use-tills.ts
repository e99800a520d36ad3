"use client"

import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as businesses from "@/lib/features/businesses/endpoints"
import * as endpoints from "@/lib/features/drops/endpoints"

export interface TillChoice {
  id: number
  /** With the shop, where there are several. */
  label: string
  currency: string
}

const query = { perPage: maxPerPage }

/** The tills that the user may drop cash from, and the one of the newest drop. */
export function useTills() {
  const tills = useQuery(businesses.listTills, { query: { ...query, state: "active" } })
  const shops = useQuery(businesses.listBusinessShops, { query })
  const owners = useQuery(businesses.listBusinesses, { query })
  const newest = useQuery(endpoints.listDrops, { query: { perPage: 1 } })
  const asked = [tills, shops, owners]
  const named = (tills.data?.data ?? []).map(({ id, name, shop, business }): TillChoice => {
    const place = shops.data?.data.find((one) => one.id === shop)?.name
    const currency = owners.data?.data.find((one) => one.id === business)?.currency ?? "EUR"
    return { id, label: [place, name].filter(Boolean).join(" · "), currency }
  })
  return {
    tills: named,
    last: newest.data?.data[0]?.till,
    isLoading: [...asked, newest].some((one) => one.isLoading),
    error: asked.find((one) => one.error && !one.data)?.error,
    retry: () => {
      for (const one of asked) if (one.error) void one.mutate()
    },
  }
}
