import { route } from "@/lib/core/http/route"
import { countTasksHandler } from "@/lib/features/todo/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(countTasksHandler)
