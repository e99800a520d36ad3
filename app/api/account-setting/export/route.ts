import { route } from "@/lib/core/http/route"
import { exportOwnDataHandler } from "@/lib/features/account/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(exportOwnDataHandler)
