import { route } from "@/lib/core/http/route"
import { restoreKbArticleHandler } from "@/lib/features/knowledgebase/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(restoreKbArticleHandler)
