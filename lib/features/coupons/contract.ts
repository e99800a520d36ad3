import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { addEndpoint, changeEndpoint } from "@/lib/core/http/record-calls"
import { coupon, couponChanges, couponForm, couponListQuery, couponPage, switchBody } from "./schema"

export const listCoupons = endpoint({
  method: "GET",
  path: "/api/ecommerce/coupon-list",
  summary: "Coupons for the shop's administration, with state and number of uses",
  description: "`q` searches the code. Sorted by code unless `sortBy` and `order` say otherwise.",
  can: ["update", "Product"],
  query: couponListQuery,
  response: couponPage,
})

export const addCoupon = addEndpoint("coupon", couponForm, coupon, {
  path: "/apps/ecommerce/add-coupon",
  summary: "Add a coupon to the shop",
  description: "`startsOn` and `endsOn` are its first and last day in the caller's time zone.",
  can: ["create", "Product"],
})

export const updateCoupon = changeEndpoint("coupon", couponChanges, coupon, {
  path: "/apps/ecommerce/update-coupon",
  summary: "Change a coupon; merges the given fields",
  description: "The code identifies the coupon and can't be changed, because customers may know it.",
  can: ["update", "Product"],
})

export const switchCoupon = endpoint({
  method: "POST",
  path: "/apps/ecommerce/switch-coupon",
  summary: "End a coupon now, or reactivate it",
  can: ["update", "Product"],
  body: switchBody,
  response: z.object({ coupon }),
})
