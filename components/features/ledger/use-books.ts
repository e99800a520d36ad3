"use client"

import { useSearchParams } from "next/navigation"
import { useAbility } from "@/components/layout/ability"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/businesses/endpoints"
import { chosenBooks, wholeList } from "./choice"

/** The businesses that the user may see, and the one whose books are shown. */
export function useBooks() {
  const params = useSearchParams()
  const ability = useAbility()
  const list = useQuery(endpoints.listBusinesses, wholeList)
  const shops = useQuery(endpoints.listBusinessShops, ability.can("read", "Shop") ? wholeList : null)
  const asked = [list, shops]
  const businesses = list.data?.data ?? []
  const allShops = shops.data?.data ?? []
  const { business, shop } = chosenBooks(params, businesses, allShops)
  return {
    businesses,
    allShops,
    business,
    /** The chosen shop, which is in the business. */
    shop,
    /** The shops of the business. */
    shops: allShops.filter((one) => one.business === business?.id),
    isLoading: asked.some((one) => one.isLoading),
    error: asked.find((one) => one.error && !one.data)?.error,
    retry: () => {
      for (const one of asked) if (one.error) void one.mutate()
    },
  }
}

export type Books = ReturnType<typeof useBooks>
/** The books of a business that is chosen. */
export type BooksOf = Books & { business: NonNullable<Books["business"]> }
