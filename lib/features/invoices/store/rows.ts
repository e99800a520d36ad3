import { and, asc, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm"
import { containsFolded, typedWords } from "@/lib/core/db/folded"
import { listPage, outsidePolicy } from "@/lib/core/db/paging"
import { sumOf } from "@/lib/core/db/sums"
import { counters } from "@/lib/core/db/table"
import type { Scope } from "@/lib/core/db/types"
import { clients } from "@/lib/features/clients/table"
import { users } from "@/lib/features/users/table"
import type { Salesperson } from "../schema/parties"
import type { InvoiceRowQuery, InvoiceSumQuery } from "../schema/queries"
import type { InvoiceRow, InvoiceSum, NextInvoice } from "../schema/shown"
import { invoiceLines, invoiceSellers, invoices } from "../table"
import { hasShownStatus, inWorkspace, isOverdue, ofInvoice, shownStatus } from "./columns"

const columns = {
  id: invoices.id,
  number: invoices.number,
  client: {
    id: clients.id,
    name: clients.name,
    company: clients.company,
    companyEmail: clients.companyEmail,
    avatar: clients.avatar,
  },
  service: invoices.service,
  salesperson: sql<string | null>`(select person.full_name
    from ${invoiceSellers} sale join ${users} person on person.workspace_id = sale.workspace_id and person.id = sale.user_id
    where sale.workspace_id = ${invoices.workspaceId} and sale.invoice_id = ${invoices.id})`,
  status: shownStatus,
  currency: invoices.currency,
  totalMinor: invoices.total,
  paidMinor: invoices.paid,
  balanceMinor: invoices.balance,
  issuedDate: invoices.issuedDate,
  dueDate: invoices.dueDate,
  isOverdue,
}

const sortable = {
  number: invoices.number,
  issuedDate: invoices.issuedDate,
  dueDate: invoices.dueDate,
  total: invoices.total,
  balance: invoices.balance,
}

/** Invoices by a word of the title, or of the client's name, company or e-mail; or by their number, with or without `#`. */
function withWord(workspaceId: number, word: string): SQL {
  const like = sql`like ${containsFolded(word)}`
  const number = /^#?(\d{1,9})$/.exec(word)?.[1]
  const numbered = sql`union all select id from ${invoices} where workspace_id = ${workspaceId} and number = ${Number(number)}`
  // A subselect for each index: joined by OR, PostgreSQL would use none.
  return sql`${invoices.id} in (
    select id from ${invoices} where workspace_id = ${workspaceId} and search ${like}
    union all select billed.id from ${clients} c join ${invoices} billed
      on billed.workspace_id = c.workspace_id and billed.client_id = c.id
      where c.workspace_id = ${workspaceId} and c.invoice_search ${like}
    ${number ? numbered : sql``})`
}

/** Rows in which each word of the search is found, in any order. */
function matches({ workspaceId }: Scope, q: string | undefined): SQL | undefined {
  return and(...typedWords(q ?? "").map((word) => withWord(workspaceId, word)))
}

function soldBy({ workspaceId }: Scope, userId: number | undefined): SQL | undefined {
  if (userId === undefined) return undefined
  return sql`${invoices.id} in (select invoice_id from ${invoiceSellers} where workspace_id = ${workspaceId} and user_id = ${userId})`
}

/** The rows that the filters of the list screen match. */
const filtered = (scope: Scope, query: InvoiceSumQuery) => {
  const { q, status, withVoid, clientId, salespersonId, issuedFrom, issuedTo } = query
  return inWorkspace(
    scope,
    withVoid === "true" && !status ? undefined : hasShownStatus(status),
    matches(scope, q),
    clientId === undefined ? undefined : eq(invoices.clientId, clientId),
    soldBy(scope, salespersonId),
    issuedFrom ? gte(invoices.issuedDate, issuedFrom) : undefined,
    issuedTo ? lte(invoices.issuedDate, issuedTo) : undefined,
  )
}

/** One page of the list screen, newest first by default, and the filtered total. */
export async function findRows(scope: Scope, query: InvoiceRowQuery) {
  const { q, sortBy, order, page, perPage } = query
  const where = filtered(scope, query)
  const direction = (order ?? (sortBy ? "asc" : "desc")) === "asc" ? asc : desc
  const by = sortBy ? [sortable[sortBy], invoices.id] : [invoices.id]
  const { rows, ...total } = await listPage<InvoiceRow>(scope, {
    table: invoices,
    where,
    page,
    perPage,
    searches: q !== undefined,
    rows: (counted, offset) =>
      scope.db
        .select({ ...columns, counted })
        .from(invoices)
        .innerJoin(clients, ofInvoice)
        .where(where)
        .orderBy(...by.map((column) => direction(column)))
        .limit(perPage)
        .offset(offset),
  })
  return { invoices: rows, ...total }
}

/** Totals of the invoices by status and currency, in one statement. */
export async function findSums(scope: Scope, query: InvoiceSumQuery): Promise<InvoiceSum[]> {
  const run = async () =>
    scope.db
      .select({
        status: shownStatus,
        currency: invoices.currency,
        amount: sql<number>`count(*)::int`,
        totalMinor: sumOf(invoices.total),
        balanceMinor: sumOf(invoices.balance),
      })
      .from(invoices)
      .where(filtered(scope, query))
      .groupBy(sql`1`, invoices.currency)
      .orderBy(sql`1`, invoices.currency)
  return query.q ? outsidePolicy(scope, run) : run()
}

/** The initial values of a new invoice: the next number, and currency and VAT rate of the newest invoice. */
export async function findNext({ db, workspaceId }: Scope): Promise<NextInvoice> {
  const newest = sql`(select id from ${invoices} where workspace_id = ${workspaceId} order by id desc limit 1)`
  const [row] = await db
    .select({
      number: sql<number>`coalesce((select ${counters.last} from ${counters}
        where ${counters.workspaceId} = ${workspaceId} and ${counters.kind} = 'invoiceNumber'), 0) + 1`,
      currency: sql<
        NextInvoice["currency"]
      >`coalesce((select currency from ${invoices} where workspace_id = ${workspaceId} and id = ${newest}), 'EUR')`,
      vatRate: sql<number>`coalesce((select max(vat_rate) from ${invoiceLines} where workspace_id = ${workspaceId} and invoice_id = ${newest}), 0)`,
    })
    .from(sql`(select 1) as one`)
  return row as NextInvoice
}

/** Possible salespeople by name: users with a password or a role above subscriber, at most 500. */
export const findSalespeople = ({ db, workspaceId }: Scope): Promise<Salesperson[]> =>
  db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(
      and(eq(users.workspaceId, workspaceId), sql`${users.passwordHash} is not null or ${users.role} <> 'subscriber'`),
    )
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(500)
