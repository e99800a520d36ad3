import type { Scope } from "@/lib/core/db/types"
import { exactNumber } from "@/lib/core/money"
import * as store from "../store/held"

/** What the accounts of a role have together, in minor units by currency: those that a right of the user covers. */
export async function heldByCurrency(scope: Scope, filters: store.HeldFilters): Promise<Map<string, number>> {
  const rows = await store.heldByCurrency(scope, filters)
  return new Map(rows.map(({ currency, balance }) => [currency, exactNumber(BigInt(balance))]))
}

/** A page of the parties of a control account with what we owe each of them, in minor units. */
export async function owedToParties(scope: Scope, filters: store.PartyFilters, query: store.PartyQuery) {
  const totals = await store.partyTotals(scope, filters, query.q)
  const rows = await store.partyBalances(scope, filters, query)
  return {
    data: rows.map(({ party, business, account, currency, balance, postings, last }) => ({
      ...{ party, business, account, currency, balance: exactNumber(-BigInt(balance)), postings, last },
    })),
    total: totals.reduce((sum, { count }) => sum + count, 0),
    sums: totals.map(({ currency, balance }) => ({ currency, balance: exactNumber(-BigInt(balance)) })),
  }
}
