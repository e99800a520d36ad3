import { route } from "@/lib/core/http/route"
import { switchCouponHandler } from "@/lib/features/coupons/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(switchCouponHandler)
