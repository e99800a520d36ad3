import { route } from "@/lib/core/http/route"
import { setUpBusinessHandler } from "@/lib/features/businesses/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(setUpBusinessHandler)
