import { unknownRoute } from "@/lib/core/http/route"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = unknownRoute()
