import { route } from "@/lib/core/http/route"
import { updateSocialHandler } from "@/lib/features/account/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(updateSocialHandler)
