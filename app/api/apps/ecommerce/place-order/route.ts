import { route } from "@/lib/core/http/route"
import { placeOrderHandler } from "@/lib/features/orders/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(placeOrderHandler)
