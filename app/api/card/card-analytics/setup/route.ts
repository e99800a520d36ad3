import { route } from "@/lib/core/http/route"
import { getSetupHandler } from "@/lib/features/cards/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getSetupHandler)
