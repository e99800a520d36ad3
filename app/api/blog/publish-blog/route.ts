import { route } from "@/lib/core/http/route"
import { publishBlogHandler } from "@/lib/features/blog/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(publishBlogHandler)
