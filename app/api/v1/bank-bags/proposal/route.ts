import { route } from "@/lib/core/http/route"
import { proposeBankBagHandler } from "@/lib/features/bank-bags/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(proposeBankBagHandler)
