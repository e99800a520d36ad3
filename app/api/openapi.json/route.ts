import { route } from "@/lib/core/http/route"
import { openApiHandler } from "@/lib/features/operations/openapi"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(openApiHandler)
