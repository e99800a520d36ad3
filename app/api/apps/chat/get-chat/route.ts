import { route } from "@/lib/core/http/route"
import { getChatHandler } from "@/lib/features/chat/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getChatHandler)
