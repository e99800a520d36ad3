import { route } from "@/lib/core/http/route"
import { likePostCommentHandler } from "@/lib/features/posts/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(likePostCommentHandler)
