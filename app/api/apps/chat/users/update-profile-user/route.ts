import { route } from "@/lib/core/http/route"
import { updateProfileUserHandler } from "@/lib/features/chat/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(updateProfileUserHandler)
