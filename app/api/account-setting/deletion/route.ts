import { route } from "@/lib/core/http/route"
import { getDeletionHandler } from "@/lib/features/account/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getDeletionHandler)
