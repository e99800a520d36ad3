import { route } from "@/lib/core/http/route"
import { getSubscribersHandler } from "@/lib/features/cards/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getSubscribersHandler)
