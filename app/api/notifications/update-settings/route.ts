import { route } from "@/lib/core/http/route"
import { updateNotificationSettingsHandler } from "@/lib/features/notifications/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(updateNotificationSettingsHandler)
