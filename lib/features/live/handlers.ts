import { handler } from "@/lib/core/http/handler"
import { openStream } from "@/lib/core/live/hub"
import { live } from "./contract"

export const liveHandler = handler(live, async ({ principal, query }) => openStream(principal, query))
