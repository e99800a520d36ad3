import { route } from "@/lib/core/http/route"
import { changePasswordHandler } from "@/lib/features/account/handlers/access"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(changePasswordHandler)
