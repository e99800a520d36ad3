import { route } from "@/lib/core/http/route"
import { getPostHandler } from "@/lib/features/blog/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getPostHandler)
