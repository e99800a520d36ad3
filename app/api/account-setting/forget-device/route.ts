import { route } from "@/lib/core/http/route"
import { forgetKnownDeviceHandler } from "@/lib/features/sign-ins/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(forgetKnownDeviceHandler)
