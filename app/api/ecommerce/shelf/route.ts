import { route } from "@/lib/core/http/route"
import { listShelfHandler } from "@/lib/features/ecommerce/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listShelfHandler)
