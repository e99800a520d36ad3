import { route } from "@/lib/core/http/route"
import { readFeedHandler } from "@/lib/features/calendar/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(readFeedHandler)
