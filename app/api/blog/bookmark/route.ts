import { route } from "@/lib/core/http/route"
import { bookmarkBlogHandler } from "@/lib/features/blog/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(bookmarkBlogHandler)
