import { route } from "@/lib/core/http/route"
import { countUnseenHandler } from "@/lib/features/chat/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(countUnseenHandler)
