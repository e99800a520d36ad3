import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { adding, changing } from "@/lib/core/http/record-calls"
import { coupon, couponChanges, couponForm, couponListQuery, couponPage, switchBody } from "./schema"

export const listCoupons = endpoint({
  method: "GET",
  path: "/api/ecommerce/coupon-list",
  summary: "Coupons as those see them who keep the shop: how they stand and how often they were used",
  description: "`q` looks in the code. By code unless `sortBy` and `order` say otherwise.",
  can: ["update", "Product"],
  query: couponListQuery,
  response: couponPage,
})

export const addCoupon = adding("coupon", couponForm, coupon, {
  path: "/apps/ecommerce/add-coupon",
  summary: "Add a coupon to the shop",
  description: "`startsOn` and `endsOn` are its first and last day, in the time zone of who sets them.",
  can: ["create", "Product"],
})

export const updateCoupon = changing("coupon", couponChanges, coupon, {
  path: "/apps/ecommerce/update-coupon",
  summary: "Change a coupon; given fields are merged",
  description: "Its code names it and stays: people have been told it.",
  can: ["update", "Product"],
})

export const switchCoupon = endpoint({
  method: "POST",
  path: "/apps/ecommerce/switch-coupon",
  summary: "End a coupon at once, or let it run on",
  can: ["update", "Product"],
  body: switchBody,
  response: z.object({ coupon }),
})
