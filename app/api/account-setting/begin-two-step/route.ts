import { route } from "@/lib/core/http/route"
import { beginTwoStepHandler } from "@/lib/features/two-step/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(beginTwoStepHandler)
