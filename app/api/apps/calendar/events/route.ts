import { route } from "@/lib/core/http/route"
import { listEventsHandler } from "@/lib/features/calendar/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listEventsHandler)
