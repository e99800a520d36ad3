import { route } from "@/lib/core/http/route"
import { listActivitiesHandler } from "@/lib/features/audit/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listActivitiesHandler)
