import { route } from "@/lib/core/http/route"
import { liveHandler } from "@/lib/features/live/handlers"

/** On platforms that limit the duration of a response, the browser reconnects after this time. In seconds. */
export const maxDuration = 300

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(liveHandler)
