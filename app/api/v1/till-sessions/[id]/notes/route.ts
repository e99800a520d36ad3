import { route } from "@/lib/core/http/route"
import { addTillNoteHandler } from "@/lib/features/till-sessions/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addTillNoteHandler)
