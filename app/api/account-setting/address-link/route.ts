import { route } from "@/lib/core/http/route"
import { checkAddressLinkHandler } from "@/lib/features/account/access-handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(checkAddressLinkHandler)
