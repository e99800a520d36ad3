import { route } from "@/lib/core/http/route"
import { addToWishlistHandler, getWishlistHandler } from "@/lib/features/ecommerce/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getWishlistHandler, addToWishlistHandler)
