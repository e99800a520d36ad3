import { route } from "@/lib/core/http/route"
import { getStatementHandler } from "@/lib/features/ledger/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getStatementHandler)
