import { route } from "@/lib/core/http/route"
import { listStockHandler } from "@/lib/features/catalogue/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listStockHandler)
