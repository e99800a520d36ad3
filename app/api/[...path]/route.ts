import { callRoute } from "@/lib/core/http/route"
import { handlerModules } from "@/lib/features/handlers"
import paths from "@/lib/features/paths.json"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = callRoute({ paths, handlerModules })
