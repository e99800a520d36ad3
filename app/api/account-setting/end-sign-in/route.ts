import { route } from "@/lib/core/http/route"
import { endSignInHandler } from "@/lib/features/account/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(endSignInHandler)
