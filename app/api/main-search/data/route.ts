import { route } from "@/lib/core/http/route"
import { mainSearchHandler } from "@/lib/features/search/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(mainSearchHandler)
