import { assistantRoute } from "@/lib/core/mcp/route"
import { endpoints } from "@/lib/features"
import { handlerModules } from "@/lib/features/handlers"

export const { GET, POST, PUT, PATCH, DELETE } = assistantRoute({ endpoints, handlerModules })
