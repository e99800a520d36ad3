import { route } from "@/lib/core/http/route"
import { deleteProductsHandler } from "@/lib/features/catalogue/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(deleteProductsHandler)
