import { route } from "@/lib/core/http/route"
import { getPictureHandler } from "@/lib/features/chat/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getPictureHandler)
