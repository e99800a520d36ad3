import { route } from "@/lib/core/http/route"
import { changeTillHandler, getTillHandler } from "@/lib/features/businesses/handlers/parts"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getTillHandler, changeTillHandler)
