import { route } from "@/lib/core/http/route"
import { getShopHandler } from "@/lib/features/shop/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getShopHandler)
