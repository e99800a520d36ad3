import { route } from "@/lib/core/http/route"
import { creditBankBagHandler } from "@/lib/features/bank-bags/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(creditBankBagHandler)
