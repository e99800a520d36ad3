import { route } from "@/lib/core/http/route"
import { addPhotoHandler } from "@/lib/features/profile/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addPhotoHandler)
