import { route } from "@/lib/core/http/route"
import { deleteProductsHandler } from "@/lib/features/products/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(deleteProductsHandler)
