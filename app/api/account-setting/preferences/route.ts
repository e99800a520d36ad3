import { route } from "@/lib/core/http/route"
import { getPreferencesHandler } from "@/lib/features/account/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getPreferencesHandler)
