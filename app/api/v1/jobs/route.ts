import { route } from "@/lib/core/http/route"
import { listJobsHandler } from "@/lib/features/operations/handlers/jobs"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listJobsHandler)
