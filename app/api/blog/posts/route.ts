import { route } from "@/lib/core/http/route"
import { listBlogPostsHandler } from "@/lib/features/blog/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listBlogPostsHandler)
