import { route } from "@/lib/core/http/route"
import { clearChatHandler } from "@/lib/features/chat/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(clearChatHandler)
