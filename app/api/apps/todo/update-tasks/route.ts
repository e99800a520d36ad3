import { route } from "@/lib/core/http/route"
import { updateTasksHandler } from "@/lib/features/todo/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(updateTasksHandler)
