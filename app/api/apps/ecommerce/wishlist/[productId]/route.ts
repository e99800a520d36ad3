import { route } from "@/lib/core/http/route"
import { removeFromWishlistHandler } from "@/lib/features/ecommerce/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(removeFromWishlistHandler)
