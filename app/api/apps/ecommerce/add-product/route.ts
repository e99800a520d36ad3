import { route } from "@/lib/core/http/route"
import { addProductHandler } from "@/lib/features/catalogue/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addProductHandler)
