import { route } from "@/lib/core/http/route"
import { uploadBusinessLogoHandler } from "@/lib/features/businesses/handlers/logos"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(uploadBusinessLogoHandler)
