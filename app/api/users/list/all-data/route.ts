import { route } from "@/lib/core/http/route"
import { allUsersHandler } from "@/lib/features/users/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(allUsersHandler)
