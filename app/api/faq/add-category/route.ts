import { route } from "@/lib/core/http/route"
import { addKbCategoryHandler } from "@/lib/features/knowledgebase/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addKbCategoryHandler)
