import { route } from "@/lib/core/http/route"
import { listSuggestionsHandler } from "@/lib/features/autocomplete/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listSuggestionsHandler)
