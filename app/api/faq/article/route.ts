import { route } from "@/lib/core/http/route"
import { getKbArticleHandler } from "@/lib/features/knowledgebase/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getKbArticleHandler)
