import { and, eq, gte, lte, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { clients, partyIn } from "@/lib/features/clients/table"
import { accounts, books } from "@/lib/features/ledger/table/accounts"
import { journalEntries, postings } from "@/lib/features/ledger/table/journal"
import type { IouListQuery } from "../schema"
import { partiesOf } from "./owed"

const [p, e, c] = [postings, journalEntries, clients]

const columns = {
  id: e.id,
  business: p.businessId,
  shop: e.shopId,
  customer: sql<number>`coalesce(${c.mergedInto}, ${c.id})`,
  customerName: c.name,
  kind: e.kind,
  amount: p.amount,
  currency: books.currency,
  businessDate: p.businessDate,
  recordedAt: e.recordedAt,
  memo: e.memo,
  person: e.actorName,
  approver: e.approverName,
  reverses: e.reverses,
  isReversed: sql<boolean>`exists (select from ${journalEntries} as r where r.workspace_id = ${e.workspaceId}
    and r.business_id = ${e.businessId} and r.reverses = ${e.id})`,
}
export interface IouRow {
  id: string
  business: number
  shop: number | null
  customer: number
  customerName: string
  kind: string
  amount: bigint
  currency: string
  businessDate: string
  recordedAt: Date
  memo: string
  person: string | null
  approver: string | null
  reverses: string | null
  isReversed: boolean
}

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ ...columns, ...more })
    .from(p)
    .innerJoin(e, and(eq(e.workspaceId, p.workspaceId), eq(e.id, p.entryId)))
    .innerJoin(books, and(eq(books.workspaceId, p.workspaceId), eq(books.businessId, p.businessId)))
    .innerJoin(c, and(eq(c.workspaceId, p.workspaceId), eq(p.party, partyIn(c.id))))

/** Postings to the control accounts of IOUs, with a customer. */
const ofIous = ({ workspaceId }: Scope, ...more: (SQL | undefined)[]) =>
  and(
    eq(p.workspaceId, workspaceId),
    sql`${p.accountId} in (select a.id from ${accounts} as a where a.workspace_id = ${workspaceId} and a.role = 'iou_control')`,
    sql`${p.party} in (select ${partyIn(sql`m.id`)} from ${clients} as m where m.workspace_id = ${workspaceId})`,
    ...more,
  )

const ofCustomer = ({ workspaceId }: Scope, id: number) => sql`${p.party} in ${partiesOf(workspaceId, sql`${id}::int`)}`

/** A condition on the entries of the postings. */
const ofEntries = ({ workspaceId }: Scope, condition: SQL | undefined) =>
  condition && sql`${p.entryId} in (select ${e.id} from ${e} where ${and(eq(e.workspaceId, workspaceId), condition)})`

export function findPage(scope: Scope, user: Granted, query: IouListQuery) {
  const { business, shop, customer, kind, from, to, q, order, page, perPage } = query
  const where = ofIous(
    scope,
    filterFor(user, ["read", "Iou"], { business: p.businessId }),
    business === undefined ? undefined : eq(p.businessId, business),
    customer === undefined ? undefined : ofCustomer(scope, customer),
    from ? gte(p.businessDate, from) : undefined,
    to ? lte(p.businessDate, to) : undefined,
    ofEntries(
      scope,
      and(
        shop === undefined ? undefined : eq(e.shopId, shop),
        kind === undefined ? undefined : eq(e.kind, kind),
        q ? containsWords(e.memo, q) : undefined,
      ),
    ),
  )
  const direction = sql.raw(order === "asc" ? "asc" : "desc")
  return listPage<IouRow>(scope, {
    ...{ table: p, where, page, perPage, searches: q !== undefined },
    rows: (counted, offset) =>
      selectRows(scope, { counted: counted as SQL<number | null> })
        .where(where)
        .orderBy(sql`${p.businessDate} ${direction}`, sql`${p.sequence} ${direction}`, sql`${p.line} ${direction}`)
        .limit(perPage)
        .offset(offset),
  })
}

/** All lines of a customer's account at a business, the oldest first. */
export const findAll = (scope: Scope, customer: number, business: number): Promise<IouRow[]> =>
  selectRows(scope, {})
    .where(ofIous(scope, eq(p.businessId, business), ofCustomer(scope, customer)))
    .orderBy(p.businessDate, p.sequence, p.line)

/** The lines of an entry. */
export const findOfEntry = (scope: Scope, entry: string): Promise<IouRow[]> =>
  selectRows(scope, {}).where(ofIous(scope, eq(p.entryId, entry)))
