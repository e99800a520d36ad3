import { route } from "@/lib/core/http/route"
import { changeAccountHandler } from "@/lib/features/ledger/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(changeAccountHandler)
