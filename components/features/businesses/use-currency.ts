"use client"

import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/businesses/endpoints"

/** The currency of a business; that of most businesses while it loads. */
export function useCurrency(business: number | undefined): string {
  const { data } = useQuery(endpoints.getBusiness, business === undefined ? null : { params: { id: business } })
  return data?.currency ?? "EUR"
}
