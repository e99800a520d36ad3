import { route } from "@/lib/core/http/route"
import { liveHandler } from "@/lib/features/live/handlers"

/** Where a platform limits how long an answer may take, the browser connects again. */
export const maxDuration = 300

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(liveHandler)
