import { route } from "@/lib/core/http/route"
import { followHandler } from "@/lib/features/profile/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(followHandler)
