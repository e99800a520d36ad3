import { route } from "@/lib/core/http/route"
import { getTwoStepHandler } from "@/lib/features/two-step/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getTwoStepHandler)
