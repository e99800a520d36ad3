import { route } from "@/lib/core/http/route"
import { addAccountHandler } from "@/lib/features/ledger/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addAccountHandler)
