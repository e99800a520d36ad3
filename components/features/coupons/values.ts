import type { Coupon, CouponValues } from "@/lib/features/coupons/schema"

export const blank: CouponValues = {
  code: "",
  kind: "percent",
  value: 10,
  minimum: 0,
  startsOn: "",
  endsOn: "",
  mostUses: null,
  oncePerPerson: false,
  isOffered: false,
}

/** Returns a coupon's form values. */
export const valuesOf = (coupon: Coupon): CouponValues => ({
  code: coupon.code,
  kind: coupon.kind,
  value: coupon.value,
  minimum: coupon.minimum,
  startsOn: coupon.startsOn,
  endsOn: coupon.endsOn,
  mostUses: coupon.mostUses,
  oncePerPerson: coupon.oncePerPerson,
  isOffered: coupon.isOffered,
})
