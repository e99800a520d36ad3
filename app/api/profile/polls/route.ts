import { route } from "@/lib/core/http/route"
import { listPollsHandler } from "@/lib/features/polls/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listPollsHandler)
