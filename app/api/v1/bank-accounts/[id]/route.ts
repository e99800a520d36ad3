import { route } from "@/lib/core/http/route"
import { changeBankAccountHandler, getBankAccountHandler } from "@/lib/features/businesses/handlers/parts"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getBankAccountHandler, changeBankAccountHandler)
