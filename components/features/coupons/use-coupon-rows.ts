"use client"

import { useListState } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import type { listCoupons } from "@/lib/features/coupons/contract"
import { calls } from "./calls"
import { couponListSource } from "./coupon-list-source"

/** The coupons that are on show, from the same answer as the list's. */
export function useCouponRows() {
  const { query } = useListState(couponListSource.rules)
  return useQuery<typeof listCoupons>(calls.listCoupons, { query }).data?.coupons ?? []
}
