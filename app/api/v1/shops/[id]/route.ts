import { route } from "@/lib/core/http/route"
import { changeBusinessShopHandler, getBusinessShopHandler } from "@/lib/features/businesses/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getBusinessShopHandler, changeBusinessShopHandler)
