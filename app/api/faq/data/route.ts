import { route } from "@/lib/core/http/route"
import { getFaqHandler } from "@/lib/features/faq/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getFaqHandler)
