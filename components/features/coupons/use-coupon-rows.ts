"use client"

import { useListState } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/coupons/endpoints"
import { couponListSource } from "./coupon-list-source"

/** The coupons that are on show, from the same answer as the list's. */
export function useCouponRows() {
  const { query } = useListState(couponListSource.rules)
  return useQuery(endpoints.listCoupons, { query }).data?.coupons ?? []
}
