import { route } from "@/lib/core/http/route"
import { deleteUsersHandler } from "@/lib/features/users/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(deleteUsersHandler)
