import { route } from "@/lib/core/http/route"
import { addBusinessShopHandler, listBusinessShopsHandler } from "@/lib/features/businesses/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listBusinessShopsHandler, addBusinessShopHandler)
