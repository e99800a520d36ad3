import { route } from "@/lib/core/http/route"
import { searchRecordsHandler } from "@/lib/features/search/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(searchRecordsHandler)
