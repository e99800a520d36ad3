import { route } from "@/lib/core/http/route"
import { verifyDropsHandler } from "@/lib/features/drops/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(verifyDropsHandler)
