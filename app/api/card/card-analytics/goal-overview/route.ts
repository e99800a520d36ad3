import { route } from "@/lib/core/http/route"
import { getGoalOverviewHandler } from "@/lib/features/cards/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getGoalOverviewHandler)
