import { route } from "@/lib/core/http/route"
import { changeBusinessHandler, getBusinessHandler } from "@/lib/features/businesses/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getBusinessHandler, changeBusinessHandler)
