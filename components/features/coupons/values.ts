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

/** A coupon as its form holds it. */
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

/** Only what differs, so that the moment at which one was switched off is not rounded to its day by saving something else. */
export function changesBetween(before: CouponValues, after: CouponValues): Partial<CouponValues> {
  const names = Object.keys(before) as (keyof CouponValues)[]
  return Object.fromEntries(
    names.filter((name) => (before[name] ?? null) !== (after[name] ?? null)).map((name) => [name, after[name] ?? null]),
  )
}
