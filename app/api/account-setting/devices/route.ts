import { route } from "@/lib/core/http/route"
import { listKnownDevicesHandler } from "@/lib/features/sign-ins/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listKnownDevicesHandler)
