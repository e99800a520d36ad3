import { route } from "@/lib/core/http/route"
import { getDropHandler } from "@/lib/features/drops/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getDropHandler)
