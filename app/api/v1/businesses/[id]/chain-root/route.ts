import { route } from "@/lib/core/http/route"
import { getChainRootHandler } from "@/lib/features/ledger/handlers/proof"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getChainRootHandler)
