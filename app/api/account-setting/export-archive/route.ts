import { route } from "@/lib/core/http/route"
import { exportArchiveHandler } from "@/lib/features/account/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(exportArchiveHandler)
