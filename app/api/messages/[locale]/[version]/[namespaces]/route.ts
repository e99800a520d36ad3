import { route } from "@/lib/core/http/route"
import { getMessagesHandler } from "@/lib/features/operations/handlers/messages"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getMessagesHandler)
