import { route } from "@/lib/core/http/route"
import { listKbCategoriesHandler } from "@/lib/features/knowledgebase/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listKbCategoriesHandler)
