import { route } from "@/lib/core/http/route"
import { getProductDetailsHandler } from "@/lib/features/ecommerce/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getProductDetailsHandler)
