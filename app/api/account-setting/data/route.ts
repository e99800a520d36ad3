import { route } from "@/lib/core/http/route"
import { getAccountSettingHandler } from "@/lib/features/account/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getAccountSettingHandler)
