import type { Scope } from "@/lib/core/db/types"
import { exactNumber } from "@/lib/core/money"
import * as store from "../store/held"

/** The total balance of a role's accounts that a right of the user covers, in minor units by currency. */
export async function heldByCurrency(scope: Scope, filters: store.HeldFilters): Promise<Map<string, number>> {
  const rows = await store.heldByCurrency(scope, filters)
  return new Map(rows.map(({ currency, balance }) => [currency, exactNumber(BigInt(balance))]))
}

/** A page of the parties of a control account, with the amount that we owe each of them, in minor units. */
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
