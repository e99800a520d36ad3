import { route } from "@/lib/core/http/route"
import { restorePhotoHandler } from "@/lib/features/profile/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(restorePhotoHandler)
