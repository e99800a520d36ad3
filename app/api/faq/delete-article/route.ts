import { route } from "@/lib/core/http/route"
import { deleteKbArticleHandler } from "@/lib/features/knowledgebase/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(deleteKbArticleHandler)
