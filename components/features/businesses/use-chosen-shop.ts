"use client"

import { useSearchParams } from "next/navigation"
import { useAbility } from "@/components/layout/ability"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/businesses/endpoints"
import { shopOf } from "./chosen"

/** The shops that the user can choose. The shell's layout provides them, so they are there at the first paint. */
export function useShopChoices() {
  const maySee = useAbility().can("read", "Shop")
  return useQuery(endpoints.listShopChoices, maySee ? {} : null, { revalidateOnMount: false })
}

/** The shop that a screen under /business shows, according to its address or else the user's choice; undefined for all. */
export function useChosenShop(): number | undefined {
  const inAddress = useSearchParams().get("shop")
  return shopOf(inAddress, useShopChoices().data)
}
