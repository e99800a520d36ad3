import { route } from "@/lib/core/http/route"
import { addJournalEntryHandler, listJournalEntriesHandler } from "@/lib/features/ledger/handlers"

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(addJournalEntryHandler, listJournalEntriesHandler)
