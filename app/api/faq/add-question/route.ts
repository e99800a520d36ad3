import { route } from "@/lib/core/http/route"
import { addFaqQuestionHandler } from "@/lib/features/faq/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addFaqQuestionHandler)
