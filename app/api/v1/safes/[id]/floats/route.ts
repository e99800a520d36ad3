import { route } from "@/lib/core/http/route"
import { addSafeFloatHandler } from "@/lib/features/safes/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addSafeFloatHandler)
