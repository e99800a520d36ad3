import { route } from "@/lib/core/http/route"
import { getTrialBalanceHandler } from "@/lib/features/ledger/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getTrialBalanceHandler)
