import { route } from "@/lib/core/http/route"
import { addBankAccountHandler, listBankAccountsHandler } from "@/lib/features/businesses/handlers/parts"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listBankAccountsHandler, addBankAccountHandler)
