import { route } from "@/lib/core/http/route"
import { deleteFaqCategoryHandler } from "@/lib/features/faq/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(deleteFaqCategoryHandler)
