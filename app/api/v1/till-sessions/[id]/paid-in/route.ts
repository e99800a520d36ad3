import { route } from "@/lib/core/http/route"
import { payIntoTillHandler } from "@/lib/features/till-sessions/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(payIntoTillHandler)
