import { route } from "@/lib/core/http/route"
import { exportAuditEventsHandler } from "@/lib/features/audit/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(exportAuditEventsHandler)
