import { route } from "@/lib/core/http/route"
import { openApiHandler } from "@/lib/features/operations/handlers/openapi"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(openApiHandler)
