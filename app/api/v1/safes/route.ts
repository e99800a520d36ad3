import { route } from "@/lib/core/http/route"
import { addSafeHandler, listSafesHandler } from "@/lib/features/businesses/handlers/parts"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listSafesHandler, addSafeHandler)
