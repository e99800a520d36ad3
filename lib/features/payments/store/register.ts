import { and, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import { rowsOf } from "@/lib/core/db/rows"
import type { Scope } from "@/lib/core/db/types"
import { clients, partyIn as customerParty, mergedParties } from "@/lib/features/clients/table"
import { accounts, books } from "@/lib/features/ledger/table/accounts"
import { journalEntries, postings } from "@/lib/features/ledger/table/journal"
import { partyIn as supplierParty, suppliers } from "@/lib/features/suppliers/table"
import type { PaymentListQuery, PaymentTotalsQuery } from "../schema/register"
import { accountPayments } from "../table"
import { entryKinds, moneyRoles, type PaymentMethod, registerKinds, rolesOfMethod } from "../values"

// The register shows the journal entries of `registerKinds` that moved money. List, totals and chart share one condition.

const e = journalEntries
const texts = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** The postings of an entry `e` to money accounts with the given roles. */
const ofMoney = (roles: readonly string[]) => sql`from ${postings} as p
  join ${accounts} as a on a.workspace_id = p.workspace_id and a.id = p.account_id and a.role in (${texts(roles)})
  where p.workspace_id = ${e.workspaceId} and p.entry_id = ${e.id}`

/** The amount that an entry moved, positive for money that came in. */
const moved = sql<string>`(select coalesce(sum(p.amount), 0) ${ofMoney(moneyRoles)})`
const isReversed = sql<boolean>`exists (select from ${journalEntries} as r where r.workspace_id = ${e.workspaceId}
  and r.business_id = ${e.businessId} and r.reverses = ${e.id})`
const rest = sql<string>`coalesce((select o.amount - o.allocated from ${accountPayments} as o
  where o.workspace_id = ${e.workspaceId} and o.entry_id = ${e.id} and o.reversed_at is null), 0)`
/** The party of an entry; for a merged customer, the customer that remains. */
const party = sql<string | null>`(select coalesce(${customerParty(sql`c.merged_into`)}, p.party) from ${postings} as p
  left join ${clients} as c on c.workspace_id = p.workspace_id and ${customerParty(sql`c.id`)} = p.party
  where p.workspace_id = ${e.workspaceId} and p.entry_id = ${e.id} and p.party is not null order by p.line limit 1)`

const ofState = {
  valid: sql`${e.reverses} is null and not ${isReversed}`,
  unallocated: sql`${e.kind} = 'payment-on-account' and ${rest} > 0`,
  reversed: sql`(${e.reverses} is not null or ${isReversed})`,
}

/** A party, and the parties of customers who were merged into it. */
const partiesLike = ({ workspaceId }: Scope, key: string) => sql`(select ${key} union all
  select m.party from (${mergedParties(workspaceId)}) as m where m.now = ${key})`

function filtered(scope: Scope, user: Granted, query: PaymentTotalsQuery): SQL | undefined {
  const { business, shop, direction, kind, method, state, from, to, q } = query
  const roles = method ? rolesOfMethod[method] : moneyRoles
  return and(
    eq(e.workspaceId, scope.workspaceId),
    inArray(e.kind, kind ? [...entryKinds[kind]] : [...registerKinds]),
    filterFor(user, ["read", "Payment"], { business: e.businessId }),
    business === undefined ? undefined : eq(e.businessId, business),
    shop === undefined ? undefined : eq(e.shopId, shop),
    from === undefined ? undefined : gte(e.businessDate, from),
    to === undefined ? undefined : lte(e.businessDate, to),
    sql`exists (select ${ofMoney(roles)})`,
    direction === undefined ? sql`${moved} <> 0` : direction === "in" ? sql`${moved} > 0` : sql`${moved} < 0`,
    state && ofState[state],
    query.party === undefined
      ? undefined
      : sql`${e.id} in (select p.entry_id from ${postings} as p where p.workspace_id = ${scope.workspaceId}
          and p.party in ${partiesLike(scope, query.party)})`,
    q ? containsWords(e.memo, q) : undefined,
  )
}

/** The name of an entry's party; null if the customer or supplier no longer exists. */
const partyName = sql<string | null>`(select coalesce(
    (select coalesce(nullif(c.company, ''), c.name) from ${clients} as c where c.workspace_id = ${e.workspaceId} and ${customerParty(sql`c.id`)} = x.party),
    (select s.name from ${suppliers} as s where s.workspace_id = ${e.workspaceId} and ${supplierParty(sql`s.id`)} = x.party))
  from (select ${party} as party) as x)`

const columns = {
  id: e.id,
  business: e.businessId,
  shop: e.shopId,
  date: e.businessDate,
  kind: e.kind,
  moved,
  role: sql<string>`(select min(a.role) ${ofMoney(moneyRoles)})`,
  rest,
  currency: books.currency,
  party,
  partyName,
  memo: e.memo,
  year: e.year,
  number: e.number,
  reverses: e.reverses,
  isReversed,
  sourceType: e.sourceType,
  sourceId: e.sourceId,
  recordedAt: e.recordedAt,
  person: e.actorName,
}

export interface RegisterRow {
  id: string
  business: number
  shop: number | null
  date: string
  kind: string
  moved: string
  role: string
  rest: string
  currency: string
  party: string | null
  partyName: string | null
  memo: string
  year: number
  number: number
  reverses: string | null
  isReversed: boolean
  sourceType: string | null
  sourceId: string | null
  recordedAt: Date
  person: string | null
}

export function findPage(scope: Scope, user: Granted, query: PaymentListQuery) {
  const { page, perPage, order, sortBy } = query
  const where = filtered(scope, user, query)
  const direction = sql.raw(order === "asc" ? "asc" : "desc")
  const by = sortBy === "amount" ? sql`abs(${moved})` : sql`${e.businessDate}`
  return listPage<RegisterRow>(scope, {
    ...{ table: e, where, page, perPage, searches: query.q !== undefined },
    rows: (counted, offset) =>
      scope.db
        .select({ ...columns, counted: counted as SQL<number | null> })
        .from(e)
        .innerJoin(books, and(eq(books.workspaceId, e.workspaceId), eq(books.businessId, e.businessId)))
        .where(where)
        .orderBy(sql`${by} ${direction}`, sql`${e.sequence} ${direction}`, sql`${e.id} ${direction}`)
        .limit(perPage)
        .offset(offset),
  })
}

interface MonthRow {
  currency: string
  month: string
  in: string
  out: string
  payments: number
  rest: string
}

/** Money in and out by currency and month, the earliest first. */
export async function sums(scope: Scope, user: Granted, query: PaymentTotalsQuery): Promise<MonthRow[]> {
  const where = filtered(scope, user, query)
  return rowsOf<MonthRow>(
    await scope.db.execute(sql`select x.currency, x.month, count(*)::int as payments, sum(x.rest)::text as rest,
        coalesce(sum(x.moved) filter (where x.moved > 0), 0)::text as in,
        coalesce(-sum(x.moved) filter (where x.moved < 0), 0)::text as out
      from (select ${books.currency}, to_char(${e.businessDate}, 'YYYY-MM') as month, ${moved} as moved, ${rest} as rest
        from ${e} join ${books} on ${books.workspaceId} = ${e.workspaceId} and ${books.businessId} = ${e.businessId}
        where ${where}) as x
      group by 1, 2 order by 2, 1`),
  )
}

export const methodOf = (role: string): PaymentMethod =>
  (Object.keys(rolesOfMethod) as PaymentMethod[]).find((name) =>
    (rolesOfMethod[name] as readonly string[]).includes(role),
  ) ?? "bank"
