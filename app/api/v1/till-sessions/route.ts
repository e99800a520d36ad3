import { route } from "@/lib/core/http/route"
import { listTillSessionsHandler, openTillSessionHandler } from "@/lib/features/till-sessions/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listTillSessionsHandler, openTillSessionHandler)
