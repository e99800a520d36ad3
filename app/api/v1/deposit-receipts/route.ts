import { route } from "@/lib/core/http/route"
import { addDepositReceiptHandler } from "@/lib/features/counter-deposits/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addDepositReceiptHandler)
