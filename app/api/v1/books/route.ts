import { route } from "@/lib/core/http/route"
import { listBooksHandler } from "@/lib/features/ledger/handlers/proof"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(listBooksHandler)
