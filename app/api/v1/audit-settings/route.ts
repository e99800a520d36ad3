import { route } from "@/lib/core/http/route"
import { getAuditSettingsHandler, updateAuditSettingsHandler } from "@/lib/features/audit/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getAuditSettingsHandler, updateAuditSettingsHandler)
