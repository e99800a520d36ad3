import { route } from "@/lib/core/http/route"
import { updateSetUpHandler } from "@/lib/features/account/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(updateSetUpHandler)
