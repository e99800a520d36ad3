import { route } from "@/lib/core/http/route"
import { restoreFaqQuestionHandler } from "@/lib/features/faq/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(restoreFaqQuestionHandler)
