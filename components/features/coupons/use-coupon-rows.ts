"use client"

import { useListState } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/coupons/endpoints"
import { couponListSource } from "./coupon-list-source"

/** The coupons on the screen, from the list's cached response. */
export function useCouponRows() {
  const { query } = useListState(couponListSource.rules)
  return useQuery(endpoints.listCoupons, { query }).data?.coupons ?? []
}
