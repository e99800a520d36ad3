import { route } from "@/lib/core/http/route"
import { addBusinessHandler, listBusinessesHandler } from "@/lib/features/businesses/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listBusinessesHandler, addBusinessHandler)
