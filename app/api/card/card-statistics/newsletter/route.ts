import { route } from "@/lib/core/http/route"
import { getNewsletterHandler } from "@/lib/features/cards/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getNewsletterHandler)
