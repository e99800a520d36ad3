import { route } from "@/lib/core/http/route"
import { retryJobHandler } from "@/lib/features/operations/handlers/jobs"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(retryJobHandler)
