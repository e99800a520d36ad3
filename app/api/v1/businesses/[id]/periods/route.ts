import { route } from "@/lib/core/http/route"
import { listPeriodsHandler } from "@/lib/features/ledger/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listPeriodsHandler)
