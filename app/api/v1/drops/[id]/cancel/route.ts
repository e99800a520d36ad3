import { route } from "@/lib/core/http/route"
import { cancelDropHandler } from "@/lib/features/drops/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(cancelDropHandler)
