import { route } from "@/lib/core/http/route"
import { addTillHandler, listTillsHandler } from "@/lib/features/businesses/handlers/parts"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listTillsHandler, addTillHandler)
