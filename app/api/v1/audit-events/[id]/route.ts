import { route } from "@/lib/core/http/route"
import { getAuditEventHandler } from "@/lib/features/audit/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getAuditEventHandler)
