import { route } from "@/lib/core/http/route"
import { explainVarianceHandler } from "@/lib/features/till-sessions/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(explainVarianceHandler)
