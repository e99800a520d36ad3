import { route } from "@/lib/core/http/route"
import { allEmployeesHandler } from "@/lib/features/datatables/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(allEmployeesHandler)
