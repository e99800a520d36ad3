import { route } from "@/lib/core/http/route"
import { restoreBlogCommentHandler } from "@/lib/features/blog/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(restoreBlogCommentHandler)
