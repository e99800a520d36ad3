import type { Principal } from "@/lib/core/auth/principal"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"

const zoneOf = ({ timeZone }: Principal) => timeZone ?? "UTC"

export const listCouponsHandler = handler(contract.listCoupons, ({ scope, principal, query }) =>
  service.list(scope, query, zoneOf(principal)),
)

export const addCouponHandler = handler(contract.addCoupon, async ({ scope, principal, body }) => ({
  coupon: await service.add(scope, body.coupon, zoneOf(principal)),
}))

export const updateCouponHandler = handler(contract.updateCoupon, async ({ scope, principal, body }) => ({
  coupon: await service.change(scope, body.coupon, zoneOf(principal)),
}))

export const switchCouponHandler = handler(contract.switchCoupon, async ({ scope, principal, body }) => ({
  coupon: await service.setActive(scope, body.code, body.isOn, body.until, zoneOf(principal)),
}))
