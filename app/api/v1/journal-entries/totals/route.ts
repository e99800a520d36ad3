import { route } from "@/lib/core/http/route"
import { sumJournalEntriesHandler } from "@/lib/features/ledger/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(sumJournalEntriesHandler)
