import type { ListSource } from "@/components/list/types"
import * as endpoints from "@/lib/features/coupons/endpoints"
import type { CouponListQuery } from "@/lib/features/coupons/schema"
import { couponKinds, couponSorts, couponStates } from "@/lib/features/coupons/values"

/** The source of the list of coupons. Page and screen share it, so that both request the same URL. */
export const couponListSource: ListSource<CouponListQuery> = {
  path: endpoints.listCoupons.path,
  rowsIn: "coupons",
  rules: {
    filters: { kind: couponKinds, state: couponStates },
    sortBy: couponSorts,
    perPage: 10,
  },
}
