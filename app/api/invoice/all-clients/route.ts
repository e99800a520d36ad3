import { route } from "@/lib/core/http/route"
import { listClientsHandler } from "@/lib/features/clients/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listClientsHandler)
