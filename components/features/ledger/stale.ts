import * as endpoints from "@/lib/features/ledger/endpoints"

/** What shows accounts. */
export const staleAfterAccount = [endpoints.getTrialBalance, endpoints.getStatement]

/** What shows entries and balances. */
export const staleAfterEntry = [...staleAfterAccount, endpoints.listJournalEntries]
