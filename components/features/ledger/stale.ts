import * as endpoints from "@/lib/features/ledger/endpoints"

/** Endpoints that show accounts. */
export const staleAfterAccount = [endpoints.getTrialBalance, endpoints.getStatement]

/** Endpoints that show entries and balances. */
export const staleAfterEntry = [...staleAfterAccount, endpoints.listJournalEntries]
