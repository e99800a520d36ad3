import { route } from "@/lib/core/http/route"
import { resendAddressChangeHandler } from "@/lib/features/account/handlers/access"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(resendAddressChangeHandler)
