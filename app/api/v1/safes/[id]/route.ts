import { route } from "@/lib/core/http/route"
import { changeSafeHandler, getSafeHandler } from "@/lib/features/businesses/handlers/parts"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getSafeHandler, changeSafeHandler)
