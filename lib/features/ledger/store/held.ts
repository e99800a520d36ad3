import { type SQL, sql } from "drizzle-orm"
import type { Rule } from "@/lib/core/auth/ability"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { accounts, books } from "../table/accounts"
import { accountBalances } from "../table/balances"
import { postings } from "../table/journal"
import type { AccountRole } from "../values/roles"

/** Filters for accounts: those of a role that a right of the user covers, of a business or shop. */
export interface HeldFilters {
  user: Granted
  right: Rule
  role: AccountRole
  business?: number
  shop?: number
}

function matching({ workspaceId }: Scope, { user, right, role, business, shop }: HeldFilters): SQL {
  const visible = filterFor(user, right, { business: accounts.businessId, shop: accounts.shopId })
  const conditions = [
    sql`${accounts.workspaceId} = ${workspaceId} and ${accounts.role} = ${role}`,
    ...(visible ? [visible] : []),
    ...(business === undefined ? [] : [sql`${accounts.businessId} = ${business}`]),
    ...(shop === undefined ? [] : [sql`${accounts.shopId} = ${shop}`]),
  ]
  return sql`${accounts} join ${books} on ${books.workspaceId} = ${workspaceId} and ${books.businessId} = ${accounts.businessId}
    where ${sql.join(conditions, sql` and `)}`
}

/** The total balance of the accounts by currency, in minor units as text. */
export const heldByCurrency = async (scope: Scope, filters: HeldFilters) =>
  rowsOf<{ currency: string; balance: string }>(
    await scope.db.execute(sql`select held.currency, sum(b.balance)::text as balance
      from (select ${accounts.id} as id, ${books.currency} as currency from ${matching(scope, filters)}) as held
      join ${accountBalances} as b on b.workspace_id = ${scope.workspaceId} and b.account_id = held.id
      group by held.currency order by held.currency`),
  )

export interface PartyRow {
  party: string
  business: number
  account: number
  currency: string
  /** Minor units as text; negative if we owe the party. */
  balance: string
  postings: number
  /** The day of the last posting. */
  last: string
}

/** Filters for parties: those of the matching accounts. */
export interface PartyFilters extends HeldFilters {
  /** A select of merged parties as `party`, each with the remaining one as `now`. The balances of both are added up. */
  merged: SQL
}

const byParty = (scope: Scope, { merged, ...filters }: PartyFilters, q: string | undefined) => sql`(
    select held.business, held.id as account, held.currency, coalesce(m.now, p.party) as party, sum(p.amount) as balance,
      count(*)::int as postings, max(p.business_date) as last
    from (select ${accounts.id} as id, ${accounts.businessId} as business, ${books.currency} as currency from ${matching(scope, filters)}) as held
    join ${postings} as p on p.workspace_id = ${scope.workspaceId} and p.account_id = held.id
    left join (${merged}) as m on m.party = p.party
    ${q ? sql`where ${containsWords(sql`coalesce(m.now, p.party)`, q)}` : sql``}
    group by held.business, held.id, held.currency, coalesce(m.now, p.party) having sum(p.amount) <> 0
  ) as found`

export interface PartyQuery {
  q?: string
  sortBy?: "balance" | "last"
  order?: "asc" | "desc"
  page: number
  perPage: number
}

/** The parties with a balance, the largest credit first unless the query says otherwise. */
export const partyBalances = async (
  scope: Scope,
  filters: PartyFilters,
  { q, sortBy = "balance", order = "desc", page, perPage }: PartyQuery,
) =>
  rowsOf<PartyRow>(
    await scope.db.execute(sql`select business, account, currency, party, balance::text, postings, to_char(last, 'YYYY-MM-DD') as last
      from ${byParty(scope, filters, q)} order by ${sortBy === "last" ? sql`found.last` : sql`-found.balance`} ${order === "asc" ? sql`asc` : sql`desc`}, party, account limit ${perPage} offset ${(page - 1) * perPage}`),
  )

/** The number of parties with a balance, and the sum of the balances, by currency. */
export const partyTotals = async (scope: Scope, filters: PartyFilters, q: string | undefined) =>
  rowsOf<{ currency: string; count: number; balance: string }>(
    await scope.db.execute(sql`select currency, count(*)::int as count, sum(balance)::text as balance
      from ${byParty(scope, filters, q)} group by currency order by currency`),
  )
