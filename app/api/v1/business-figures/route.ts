import { route } from "@/lib/core/http/route"
import { listBusinessFiguresHandler } from "@/lib/features/businesses/handlers/figures"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listBusinessFiguresHandler)
