import { route } from "@/lib/core/http/route"
import { removeEventHandler } from "@/lib/features/calendar/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(removeEventHandler)
