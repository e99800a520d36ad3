import { route } from "@/lib/core/http/route"
import { removeOwnAvatarHandler, setOwnAvatarHandler } from "@/lib/features/account/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(removeOwnAvatarHandler, setOwnAvatarHandler)
