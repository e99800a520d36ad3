import { route } from "@/lib/core/http/route"
import { revokeApiKeyHandler, updateApiKeyHandler } from "@/lib/features/api-keys/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(updateApiKeyHandler, revokeApiKeyHandler)
