import { route } from "@/lib/core/http/route"
import { verifyDropHandler } from "@/lib/features/drops/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(verifyDropHandler)
