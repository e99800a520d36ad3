import { route } from "@/lib/core/http/route"
import { updateFaqCategoryHandler } from "@/lib/features/faq/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(updateFaqCategoryHandler)
