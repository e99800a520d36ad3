import { route } from "@/lib/core/http/route"
import { updateShopHandler } from "@/lib/features/shop/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(updateShopHandler)
