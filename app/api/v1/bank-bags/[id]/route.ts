import { route } from "@/lib/core/http/route"
import { getBankBagHandler } from "@/lib/features/bank-bags/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getBankBagHandler)
