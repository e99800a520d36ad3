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

/** Returns only changed fields. Otherwise saving would round the time at which a coupon was ended to a day. */
export function changesBetween(before: CouponValues, after: CouponValues): Partial<CouponValues> {
  const names = Object.keys(before) as (keyof CouponValues)[]
  return Object.fromEntries(
    names.filter((name) => (before[name] ?? null) !== (after[name] ?? null)).map((name) => [name, after[name] ?? null]),
  )
}
