import { route } from "@/lib/core/http/route"
import { addDropHandler, listDropsHandler } from "@/lib/features/drops/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listDropsHandler, addDropHandler)
