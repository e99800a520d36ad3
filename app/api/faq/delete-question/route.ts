import { route } from "@/lib/core/http/route"
import { deleteFaqQuestionHandler } from "@/lib/features/faq/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(deleteFaqQuestionHandler)
