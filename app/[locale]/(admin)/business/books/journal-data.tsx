import type { ReactNode } from "react"
import { readParam } from "@/components/features/ledger/choice"
import { journalSource } from "@/components/features/ledger/journal-source"
import { trialInput } from "@/components/features/ledger/trial-source"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { getTrialBalanceHandler, listJournalEntriesHandler } from "@/lib/features/ledger/handlers"

/** Prefetches the journal of the chosen books, as the address asks for it, and its accounts. */
export const journalOf = (address: AddressParams) => (business: number, screen: ReactNode, shop?: number) => {
  const { rules, fixed } = journalSource(business, shop)
  const query = { business, ...fixed, ...listQuery(rules, parseListState(rules, address)) }
  return (
    <Prefetch handler={listJournalEntriesHandler} input={{ query }}>
      <Prefetch handler={getTrialBalanceHandler} input={{ params: { id: business } }}>
        {screen}
      </Prefetch>
    </Prefetch>
  )
}

/** Prefetches the trial balance of a business on the day of the address. */
export const trialOf = (address: AddressParams) => (business: number, screen: ReactNode) => (
  <Prefetch handler={getTrialBalanceHandler} input={trialInput(business, readParam(address, "at"))}>
    {screen}
  </Prefetch>
)
