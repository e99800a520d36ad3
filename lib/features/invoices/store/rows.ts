import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm"
import { listPage, outsidePolicy } from "@/lib/core/db/paging"
import { exactSum, sumOf } from "@/lib/core/db/sums"
import type { Scope } from "@/lib/core/db/types"
import { clients, withMerged } from "@/lib/features/clients/table"
import { users } from "@/lib/features/users/table"
import type { Salesperson } from "../schema/parties"
import type { NextInvoice } from "../schema/proposals"
import type { InvoiceRowQuery, InvoiceSumQuery } from "../schema/queries"
import type { InvoiceRow, InvoiceSum } from "../schema/shown"
import { invoiceLines, invoices } from "../table"
import { invoiceSellers } from "../table/sellers"
import { hasShownStatus, inWorkspace, isOverdue, ofInvoice, shownStatus } from "./columns"
import { hasWords, searchInOrder } from "./search"

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
  number: [invoices.seriesYear, invoices.seriesNumber],
  issuedDate: [invoices.issuedDate],
  dueDate: [invoices.dueDate],
  total: [invoices.total],
  balance: [invoices.balance],
}

function soldBy({ workspaceId }: Scope, userId: number | undefined): SQL | undefined {
  if (userId === undefined) return undefined
  return sql`${invoices.id} in (select invoice_id from ${invoiceSellers} where workspace_id = ${workspaceId} and user_id = ${userId})`
}

/** The rows that the filters of the list screen match, without the search. */
const filtered = (scope: Scope, query: Omit<InvoiceSumQuery, "q">) => {
  const { status, withVoid, clientId, salespersonId, issuedFrom, issuedTo } = query
  return inWorkspace(
    scope,
    withVoid === "true" && !status ? undefined : hasShownStatus(status),
    clientId === undefined ? undefined : inArray(invoices.clientId, withMerged(scope.workspaceId, clientId)),
    soldBy(scope, salespersonId),
    issuedFrom ? gte(invoices.issuedDate, issuedFrom) : undefined,
    issuedTo ? lte(invoices.issuedDate, issuedTo) : undefined,
  )
}

/** One page of the list screen, newest first by default, and the filtered total. */
export async function findRows(scope: Scope, query: InvoiceRowQuery) {
  const { q, sortBy, order, page, perPage } = query
  const others = filtered(scope, query)
  const { where, estimate } = q === undefined ? { where: others } : await searchInOrder(scope, q, others)
  const direction = (order ?? (sortBy ? "asc" : "desc")) === "asc" ? asc : desc
  const by = sortBy ? [...sortable[sortBy], invoices.id] : [invoices.id]
  const { rows, ...total } = await listPage<InvoiceRow>(scope, {
    table: invoices,
    where,
    page,
    perPage,
    searches: q !== undefined,
    estimate,
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

/** Screens add up the statuses of a currency. @throws HttpError 422 if that would not be exact */
function requireExactTotals(sums: InvoiceSum[]): InvoiceSum[] {
  for (const currency of new Set(sums.map((sum) => sum.currency))) {
    const same = sums.filter((sum) => sum.currency === currency)
    for (const amount of ["totalMinor", "balanceMinor"] as const)
      exactSum(same.reduce((all, sum) => all + BigInt(sum[amount]), 0n))
  }
  return sums
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
      .where(and(filtered(scope, query), hasWords(scope, query.q ?? "")))
      .groupBy(sql`1`, invoices.currency)
      .orderBy(sql`1`, invoices.currency)
  return requireExactTotals(await (query.q ? outsidePolicy(scope, run) : run()))
}

/** The initial values of a new invoice: currency and VAT rate of the newest invoice. */
export async function findNext({ db, workspaceId }: Scope): Promise<NextInvoice> {
  const newest = sql`(select id from ${invoices} where workspace_id = ${workspaceId} order by id desc limit 1)`
  const [row] = await db
    .select({
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
