import { route } from "@/lib/core/http/route"
import { listMonthsHandler } from "@/lib/features/ledger/handlers/proof"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listMonthsHandler)
