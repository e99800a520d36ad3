import { route } from "@/lib/core/http/route"
import { getBlogEditHandler } from "@/lib/features/blog/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getBlogEditHandler)
