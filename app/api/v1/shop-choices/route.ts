import { route } from "@/lib/core/http/route"
import { chooseShopHandler, listShopChoicesHandler } from "@/lib/features/businesses/handlers/choices"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listShopChoicesHandler, chooseShopHandler)
