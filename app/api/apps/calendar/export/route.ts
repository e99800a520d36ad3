import { route } from "@/lib/core/http/route"
import { exportEventsHandler } from "@/lib/features/calendar/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(exportEventsHandler)
