import { route } from "@/lib/core/http/route"
import { stopStaffViewHandler } from "@/lib/features/staff-access/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(stopStaffViewHandler)
