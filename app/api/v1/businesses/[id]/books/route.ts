import { route } from "@/lib/core/http/route"
import { changeBooksHandler, getBooksHandler } from "@/lib/features/ledger/handlers/proof"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(getBooksHandler, changeBooksHandler)
