import { route } from "@/lib/core/http/route"
import { listBookmarksHandler } from "@/lib/features/bookmarks/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listBookmarksHandler)
