import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import { contains, listPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { formatAmount, major } from "@/lib/core/money"
import { deliveryOf } from "@/lib/core/outbox/records"
import { billing } from "@/lib/features/billing/table"
import { clients } from "@/lib/features/clients/table"
import { users } from "@/lib/features/users/table"
import type { InvoiceListQuery } from "../schema/queries"
import type { Invoice, Salesperson } from "../schema/shown"
import { invoiceLines, invoiceSellers, invoices, payments } from "../table"
import { hasStatus, inWorkspace, ofInvoice, shownStatus } from "./columns"

const clientColumns = {
  address: clients.address,
  company: clients.company,
  companyEmail: clients.companyEmail,
  country: clients.country,
  contact: clients.contact,
  name: clients.name,
}

const columns = {
  id: invoices.id,
  issuedDate: sql<string>`to_char(${invoices.issuedDate}, 'DD Mon YYYY')`,
  client: clientColumns,
  service: invoices.service,
  totalMinor: invoices.total,
  avatar: clients.avatar,
  invoiceStatus: shownStatus,
  balanceMinor: invoices.balance,
  dueDate: sql<string>`to_char(${invoices.dueDate}, 'DD Mon YYYY')`,
  currency: invoices.currency,
}
type Row = Omit<Invoice, "total" | "balance"> & { totalMinor: number; balanceMinor: number; currency: string }

const toInvoice = (row: Row): Invoice => ({
  id: row.id,
  issuedDate: row.issuedDate,
  client: row.client,
  service: row.service,
  total: major(row.totalMinor),
  avatar: row.avatar,
  invoiceStatus: row.invoiceStatus,
  balance: row.balanceMinor === 0 ? 0 : formatAmount(row.balanceMinor, row.currency),
  dueDate: row.dueDate,
})

const select = (scope: Scope, where: SQL | undefined) =>
  scope.db.select(columns).from(invoices).innerJoin(clients, ofInvoice).where(where)

/**
 * Invoices of matching clients. There are far fewer clients than invoices: the index on clients finds the text, the
 * index on invoices their invoices.
 */
const ofMatchingClients = ({ workspaceId }: Scope, q: string) =>
  sql`${invoices.clientId} in (select id from ${clients} where workspace_id = ${workspaceId} and search like ${contains(q.toLowerCase())})`

const sortable = {
  id: [invoices.id],
  issuedDate: [invoices.issuedDate, invoices.id],
  dueDate: [invoices.dueDate, invoices.id],
  total: [invoices.total, invoices.id],
  balance: [invoices.balance, invoices.id],
}

/** One page and the filtered total. */
export async function findPage(scope: Scope, query: InvoiceListQuery) {
  const { q, status, sortBy, order, page, perPage } = query
  const where = inWorkspace(scope, hasStatus(status), q ? ofMatchingClients(scope, q) : undefined)
  const direction = (order ?? (sortBy ? "asc" : "desc")) === "asc" ? asc : desc
  const { rows, ...total } = await listPage<Row>(scope, {
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
        .orderBy(...sortable[sortBy ?? "id"].map((column) => direction(column)))
        .limit(perPage)
        .offset(offset),
  })
  return { invoices: rows.map(toInvoice), ...total }
}

export const findAll = async (scope: Scope): Promise<Invoice[]> =>
  (await select(scope, inWorkspace(scope)).orderBy(asc(invoices.id))).map(toInvoice)

export const findByIds = async (scope: Scope, ids: number[]): Promise<Invoice[]> =>
  (await select(scope, inWorkspace(scope, inArray(invoices.id, ids))).orderBy(desc(invoices.id))).map(toInvoice)

export const findFirstClients = (scope: Scope, amount: number) =>
  scope.db
    .select(clientColumns)
    .from(invoices)
    .innerJoin(clients, ofInvoice)
    .where(inWorkspace(scope))
    .orderBy(asc(invoices.id))
    .limit(amount)

const asList = (table: typeof invoiceLines | typeof payments, row: SQL, order: SQL) =>
  sql`coalesce((select json_agg(${row} order by ${order}) from ${table}
    where ${table.workspaceId} = ${invoices.workspaceId} and ${table.invoiceId} = ${invoices.id}), '[]'::json)`

interface LineRow {
  item: string
  description: string
  quantity: number
  unitPriceMinor: number
  discount: number
  vatRate: number
}
interface PaymentRow {
  id: number
  amountMinor: number
  paidDate: string
  method: (typeof payments.$inferSelect)["method"]
  note: string
}

/** The salesperson of an invoice as JSON, or null. */
const seller = sql<Salesperson | null>`(select json_build_object('id', person.id, 'fullName', person.full_name)
  from ${invoiceSellers} sale join ${users} person on person.workspace_id = sale.workspace_id and person.id = sale.user_id
  where sale.workspace_id = ${invoices.workspaceId} and sale.invoice_id = ${invoices.id})`

/** Complete invoices by id, with lines, payments, client and billing details, in one statement. */
export async function findDocuments(scope: Scope, ids: number[]) {
  const found = await scope.db
    .select({
      row: invoices,
      ...columns,
      clientRow: { ...clientColumns, id: clients.id, avatar: clients.avatar, language: clients.language },
      billing,
      seller,
      delivery: deliveryOf("invoice", invoices),
      lines: sql<LineRow[]>`${asList(
        invoiceLines,
        sql`json_build_object('item', item, 'description', description, 'quantity', quantity, 'unitPriceMinor', unit_price, 'discount', discount, 'vatRate', vat_rate)`,
        sql`position`,
      )}`,
      payments: sql<PaymentRow[]>`${asList(
        payments,
        sql`json_build_object('id', id, 'amountMinor', amount, 'paidDate', paid_date, 'method', method, 'note', note)`,
        sql`id`,
      )}`,
    })
    .from(invoices)
    .innerJoin(clients, ofInvoice)
    .leftJoin(billing, eq(billing.workspaceId, invoices.workspaceId))
    .where(inWorkspace(scope, inArray(invoices.id, ids)))
    .orderBy(asc(invoices.id))
  return found.map((row) => ({ ...row, invoice: toInvoice(row) }))
}
export type FoundDocument = Awaited<ReturnType<typeof findDocuments>>[number]

export const clientExists = async ({ db, workspaceId }: Scope, id: number): Promise<boolean> =>
  (await db.$count(clients, and(eq(clients.workspaceId, workspaceId), eq(clients.id, id)))) === 1
