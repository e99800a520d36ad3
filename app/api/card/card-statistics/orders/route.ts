import { route } from "@/lib/core/http/route"
import { getOrdersHandler } from "@/lib/features/cards/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getOrdersHandler)
