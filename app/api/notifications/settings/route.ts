import { route } from "@/lib/core/http/route"
import { getNotificationSettingsHandler } from "@/lib/features/notifications/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getNotificationSettingsHandler)
