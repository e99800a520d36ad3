import { route } from "@/lib/core/http/route"
import { discardJobHandler } from "@/lib/features/operations/handlers/jobs"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(discardJobHandler)
