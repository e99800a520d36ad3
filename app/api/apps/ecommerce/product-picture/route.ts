import { route } from "@/lib/core/http/route"
import { uploadProductPictureHandler } from "@/lib/features/catalogue/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(uploadProductPictureHandler)
