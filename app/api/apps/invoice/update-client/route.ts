import { route } from "@/lib/core/http/route"
import { updateClientHandler } from "@/lib/features/clients/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(updateClientHandler)
