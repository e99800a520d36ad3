import { route } from "@/lib/core/http/route"
import { restoreKbCategoryHandler } from "@/lib/features/knowledgebase/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(restoreKbCategoryHandler)
