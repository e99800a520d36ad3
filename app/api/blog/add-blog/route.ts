import { route } from "@/lib/core/http/route"
import { addBlogHandler } from "@/lib/features/blog/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addBlogHandler)
