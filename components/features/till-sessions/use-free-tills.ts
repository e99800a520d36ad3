"use client"

import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as businesses from "@/lib/features/businesses/endpoints"
import * as endpoints from "@/lib/features/till-sessions/endpoints"

const whole = { query: { perPage: maxPerPage } }

/** Tills without an open session, with their shop and currency; undefined while they load. */
export function useFreeTills() {
  const tills = useQuery(businesses.listTills, { query: { perPage: maxPerPage, state: "active" } })
  const shops = useQuery(businesses.listBusinessShops, whole)
  const owners = useQuery(businesses.listBusinesses, whole)
  const open = useQuery(endpoints.listTillSessions, { query: { perPage: maxPerPage, state: "open" } })
  const counting = useQuery(endpoints.listTillSessions, { query: { perPage: maxPerPage, state: "counting" } })
  const all = [tills, shops, owners, open, counting]
  const error = all.find((one) => one.error)?.error
  const retry = () => void Promise.all(all.map(({ mutate }) => mutate()))
  if (!tills.data || !shops.data || !owners.data || !open.data || !counting.data) return { error, retry }
  const busy = new Set([...open.data.data, ...counting.data.data].map(({ till }) => till))
  const shopNames = new Map(shops.data.data.map(({ id, name }) => [id, name]))
  const currencies = new Map(owners.data.data.map(({ id, currency }) => [id, currency]))
  const free = tills.data.data
    .filter(({ id }) => !busy.has(id))
    .map(({ id, name, shop, business }) => ({
      id,
      name,
      label: `${shopNames.get(shop) ?? ""} · ${name}`,
      currency: currencies.get(business) ?? "EUR",
    }))
  return { tills: free, error: undefined, retry }
}
