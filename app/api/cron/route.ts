import { route } from "@/lib/core/http/route"
import { runDueJobsHandler } from "@/lib/features/operations/handlers/jobs"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(runDueJobsHandler)
