import { route } from "@/lib/core/http/route"
import { drawTableHandler } from "@/lib/kit/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(drawTableHandler)
