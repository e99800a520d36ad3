import { route } from "@/lib/core/http/route"
import { addToCartHandler, getCartHandler } from "@/lib/features/ecommerce/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getCartHandler, addToCartHandler)
