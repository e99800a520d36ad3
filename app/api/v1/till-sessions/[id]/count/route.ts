import { route } from "@/lib/core/http/route"
import { countTillHandler } from "@/lib/features/till-sessions/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(countTillHandler)
