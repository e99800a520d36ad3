import { route } from "@/lib/core/http/route"
import { deleteAccountHandler } from "@/lib/features/account/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(deleteAccountHandler)
