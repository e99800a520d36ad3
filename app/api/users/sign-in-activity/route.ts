import { route } from "@/lib/core/http/route"
import { listUserSignInActivityHandler } from "@/lib/features/sign-ins/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listUserSignInActivityHandler)
