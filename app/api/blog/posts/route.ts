import { route } from "@/lib/core/http/route"
import { listPostsHandler } from "@/lib/features/blog/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listPostsHandler)
