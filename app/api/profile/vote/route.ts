import { route } from "@/lib/core/http/route"
import { voteHandler } from "@/lib/features/polls/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(voteHandler)
