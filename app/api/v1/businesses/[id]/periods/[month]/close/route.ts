import { route } from "@/lib/core/http/route"
import { closePeriodHandler } from "@/lib/features/ledger/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(closePeriodHandler)
