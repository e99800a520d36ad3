import { route } from "@/lib/core/http/route"
import { favoriteFeedHandler } from "@/lib/features/profile/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(favoriteFeedHandler)
