import { route } from "@/lib/core/http/route"
import { listCouponsHandler } from "@/lib/features/coupons/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listCouponsHandler)
