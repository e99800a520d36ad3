import { route } from "@/lib/core/http/route"
import { exportUsersHandler } from "@/lib/features/users/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(exportUsersHandler)
