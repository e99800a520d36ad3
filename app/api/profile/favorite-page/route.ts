import { route } from "@/lib/core/http/route"
import { favoritePageHandler } from "@/lib/features/profile/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(favoritePageHandler)
