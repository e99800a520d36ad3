import { route } from "@/lib/core/http/route"
import { addCounterDepositHandler, listCounterDepositsHandler } from "@/lib/features/counter-deposits/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listCounterDepositsHandler, addCounterDepositHandler)
