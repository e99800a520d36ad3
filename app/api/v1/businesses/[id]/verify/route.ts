import { route } from "@/lib/core/http/route"
import { verifyBooksHandler } from "@/lib/features/ledger/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(verifyBooksHandler)
