import { route } from "@/lib/core/http/route"
import { removeUserAvatarHandler, setUserAvatarHandler } from "@/lib/features/users/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(setUserAvatarHandler, removeUserAvatarHandler)
