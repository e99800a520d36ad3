import { and, asc, eq, gte, lte, ne, or, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { foldedContains } from "@/lib/core/db/folded"
import { sortedPage } from "@/lib/core/db/paging"
import { sumOf } from "@/lib/core/db/sums"
import type { Scope } from "@/lib/core/db/types"
import { businesses } from "@/lib/features/businesses/table"
import { suppliers } from "@/lib/features/suppliers/table"
import type { BillListQuery, BillSum } from "../schema"
import { supplierBills as t } from "../table"
import { type BillRow, isOf, selectRows } from "./bills"

const sortable = { arrivedAt: t.arrivedAt, issuedOn: t.issuedOn, dueOn: t.dueOn, total: t.total, number: t.number }

/** Bills by their own text or that of their suppliers, each found by its index. */
const matching = ({ workspaceId }: Scope, q: string) =>
  or(
    foldedContains(t.search, q),
    sql`${t.supplierId} in (select s.id from ${suppliers} s where s.workspace_id = ${workspaceId}
      and ${foldedContains(sql`s.search`, q)})`,
  )

function filtered(scope: Scope, user: Granted, query: BillListQuery) {
  const { business, supplier, state, issuedFrom, issuedTo, dueFrom, dueTo, q } = query
  return and(
    eq(t.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "SupplierBill"], { business: t.businessId }),
    business === undefined ? undefined : eq(t.businessId, business),
    supplier === undefined ? undefined : isOf(scope, supplier),
    state && eq(t.state, state),
    issuedFrom === undefined ? undefined : gte(t.issuedOn, issuedFrom),
    issuedTo === undefined ? undefined : lte(t.issuedOn, issuedTo),
    dueFrom === undefined ? undefined : gte(t.dueOn, dueFrom),
    dueTo === undefined ? undefined : lte(t.dueOn, dueTo),
    q ? matching(scope, q) : undefined,
  )
}

export function findPage(scope: Scope, user: Granted, query: BillListQuery) {
  const where = filtered(scope, user, query)
  const { sortBy = "arrivedAt" } = query
  return sortedPage<BillRow>(scope, {
    table: t,
    where,
    query,
    by: [sortable[sortBy], t.id],
    select: (counted) => selectRows(scope, { counted }).where(where),
  })
}

/** The totals of a list of bills by currency, without rejected ones. */
export async function sums(scope: Scope, user: Granted, query: BillListQuery): Promise<BillSum[]> {
  const sign = sql`case when ${t.kind} = 'credit-note' then -1 else 1 end`
  const open = sql`case when ${t.state} in ('arrived', 'approved') then ${t.total} - ${t.prepaid} - ${t.allocated} else 0 end`
  return scope.db
    .select({
      currency: businesses.currency,
      count: sql<number>`count(*)::int`,
      total: sumOf(sql`${sign} * ${t.total}`),
      open: sumOf(sql`${sign} * ${open}`),
    })
    .from(t)
    .innerJoin(businesses, and(eq(businesses.workspaceId, t.workspaceId), eq(businesses.id, t.businessId)))
    .where(and(filtered(scope, user, query), ne(t.state, "rejected")))
    .groupBy(businesses.currency)
    .orderBy(asc(businesses.currency))
}
