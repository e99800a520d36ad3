import { route } from "@/lib/core/http/route"
import { getChecklistHandler } from "@/lib/features/ledger/handlers/proof"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getChecklistHandler)
