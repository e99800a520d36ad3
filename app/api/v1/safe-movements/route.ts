import { route } from "@/lib/core/http/route"
import { listSafeMovementsHandler } from "@/lib/features/safes/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listSafeMovementsHandler)
