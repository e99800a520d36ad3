import { route } from "@/lib/core/http/route"
import { dispatchBankBagHandler } from "@/lib/features/bank-bags/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(dispatchBankBagHandler)
