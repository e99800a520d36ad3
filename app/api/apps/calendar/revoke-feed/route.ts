import { route } from "@/lib/core/http/route"
import { revokeFeedHandler } from "@/lib/features/calendar/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(revokeFeedHandler)
