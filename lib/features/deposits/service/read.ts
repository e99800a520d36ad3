import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { exactNumber } from "@/lib/core/money"
import { mergedParties } from "@/lib/features/clients/table"
import { heldByCurrency, owedToParties } from "@/lib/features/ledger/service/held"
import type { CurrencySummary, CustomerDepositQuery, DepositListQuery, DepositSummary, SummaryQuery } from "../schema"
import * as lists from "../store/list"
import * as summaries from "../store/summary"
import { bankedDays } from "../values"
import { toDeposit } from "./deposit"

const dayMs = 86_400_000

export async function list(scope: Scope, principal: Principal, query: DepositListQuery) {
  const { rows, total } = await lists.findPage(scope, { ...query, user: principal })
  return { data: rows.map((row) => toDeposit(row, principal)), total, page: query.page, perPage: query.perPage }
}

const exact = (minor: string | undefined) => exactNumber(BigInt(minor ?? 0))
const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** The cash in tills and safes by currency; each is undefined for users who may see it nowhere. */
async function placesFor(scope: Scope, principal: Principal, { business, shop }: SummaryQuery) {
  const at = { user: principal, business, shop }
  const { ability } = principal
  return {
    tills: ability.can("read", "ExpectedCash")
      ? await heldByCurrency(scope, { ...at, role: "till", right: ["read", "ExpectedCash"] })
      : undefined,
    safes: ability.can("read", "SafeCash")
      ? await heldByCurrency(scope, { ...at, role: "safe", right: ["read", "SafeCash"] })
      : undefined,
  }
}

/** Sums of the matching deposits by next step, and of all cash of the business or shop by place. */
export async function summary(scope: Scope, principal: Principal, query: SummaryQuery): Promise<DepositSummary> {
  const bankedFrom = query.from ?? new Date(Date.now() - bankedDays * dayMs).toISOString().slice(0, 10)
  const { business, shop } = query
  const waits = await summaries.byWait(scope, { ...query, user: principal })
  const cash = await summaries.whereCashIs(scope, { user: principal, business, shop }, bankedFrom)
  const { tills, safes } = await placesFor(scope, principal, query)
  const currencies = [...waits, ...cash].map(({ currency }) => currency)
  const all = new Set([...currencies, ...(tills?.keys() ?? []), ...(safes?.keys() ?? [])])
  const data = [...all].sort().map((currency): CurrencySummary => {
    const own = waits.filter((row) => row.currency === currency)
    const stages = own.map(({ waitsFor, count, amount, overdue }) => ({
      waitsFor,
      count,
      amount: exact(amount),
      overdue,
    }))
    const now = cash.find((row) => row.currency === currency)
    return {
      currency,
      count: sumOf(stages.map(({ count }) => count)),
      amount: sumOf(stages.map(({ amount }) => amount)),
      difference: sumOf(own.map(({ difference }) => exact(difference))),
      banked: sumOf(own.map(({ banked }) => exact(banked))),
      overdue: sumOf(stages.map(({ overdue }) => overdue)),
      stages,
      cash: {
        tills: tills ? (tills.get(currency) ?? 0) : null,
        safes: safes ? (safes.get(currency) ?? 0) : null,
        ...{ dropPending: exact(now?.pending), inTransit: exact(now?.onWay), missing: exact(now?.missing) },
        ...{ surplus: exact(now?.surplus), banked: exact(now?.banked) },
      },
    }
  })
  return { bankedFrom, data }
}

/** The parties for whom the businesses hold deposits. Those of merged customers count for the remaining customer. */
export async function heldForCustomers(scope: Scope, principal: Principal, query: CustomerDepositQuery) {
  const { business, page, perPage } = query
  const which = { user: principal, right: ["read", "Books"], role: "customer_deposits", business } as const
  const filters = { ...which, merged: mergedParties(scope.workspaceId) }
  const { data, total, sums } = await owedToParties(scope, filters, query)
  return { data, total, page, perPage, sums }
}
