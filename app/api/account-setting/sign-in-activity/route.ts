import { route } from "@/lib/core/http/route"
import { listSignInActivityHandler } from "@/lib/features/sign-ins/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listSignInActivityHandler)
