import { route } from "@/lib/core/http/route"
import { restorePostCommentHandler } from "@/lib/features/posts/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(restorePostCommentHandler)
