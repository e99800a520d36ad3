import { route } from "@/lib/core/http/route"
import { retryRefundHandler } from "@/lib/features/orders/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(retryRefundHandler)
