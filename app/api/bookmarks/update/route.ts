import { route } from "@/lib/core/http/route"
import { toggleBookmarkHandler } from "@/lib/features/bookmarks/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(toggleBookmarkHandler)
