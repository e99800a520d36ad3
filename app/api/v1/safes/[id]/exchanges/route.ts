import { route } from "@/lib/core/http/route"
import { exchangeSafeCashHandler } from "@/lib/features/safes/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(exchangeSafeCashHandler)
