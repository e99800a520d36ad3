import { route } from "@/lib/core/http/route"
import { askForNoticeHandler } from "@/lib/features/notices/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(askForNoticeHandler)
