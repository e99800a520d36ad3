import { route } from "@/lib/core/http/route"
import { createApiKeyHandler, listApiKeysHandler } from "@/lib/features/api-keys/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listApiKeysHandler, createApiKeyHandler)
