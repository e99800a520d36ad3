import { route } from "@/lib/core/http/route"
import { getActiveUsersHandler } from "@/lib/features/cards/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getActiveUsersHandler)
