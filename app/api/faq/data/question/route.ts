import { route } from "@/lib/core/http/route"
import { getKbQuestionHandler } from "@/lib/features/knowledgebase/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getKbQuestionHandler)
