import { route } from "@/lib/core/http/route"
import { addClientHandler } from "@/lib/features/clients/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addClientHandler)
