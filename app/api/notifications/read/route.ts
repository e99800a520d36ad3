import { route } from "@/lib/core/http/route"
import { readNotificationsHandler } from "@/lib/features/notifications/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(readNotificationsHandler)
